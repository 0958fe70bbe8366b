/** How the browser of a visitor is set up. */
export type Setting = {
  scheme: 'light' | 'dark';
  /** The page zoom: 4 is 400 %. Only WebKit has one; the others would but show a narrower window. */
  zoom: number;
};

/** The keys that tests press, by their names in `KeyboardEvent.key`. */
export type KeyName = 'Tab' | 'Enter' | 'ArrowLeft';

/** A browser's tab: all that the tests need to know how to do in it. */
export type Tab = {
  /** Goes to an address, and waits until all is loaded. */
  goto(url: string): Promise<unknown>;
  /** Runs a function in the page. It reaches nothing outside of itself; a promise is awaited. */
  evaluate<Result, Args extends unknown[]>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Clicks on the middle of the first element that the selector finds. */
  click(selector: string): Promise<void>;
  /** Types into what has the focus, key by key. */
  type(text: string): Promise<void>;
  press(key: KeyName): Promise<void>;
  /** Sets the size of the window's inside. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
};

/** A running browser. */
export type Browser = { open(): Promise<Tab>; close(): Promise<void> };

export type Engine = {
  name: 'Chromium' | 'Firefox' | 'WebKit';
  /** What this machine lacks to run it; undefined if nothing. */
  lacks: string | undefined;
  /** Starts a browser of a visitor who has asked for less motion. */
  start(setting: Setting): Promise<Browser>;
};
