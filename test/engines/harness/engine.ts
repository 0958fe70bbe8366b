/** A browser tab, and everything that the tests do in it. */
export type Tab = {
  /** Opens a URL, and waits until everything has loaded. */
  goto(url: string): Promise<unknown>;
  /** Runs a function in the page. It cannot use variables from outside; a promise is awaited. */
  evaluate<Result, Args extends unknown[]>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Clicks on the middle of the first element that the selector finds. */
  click(selector: string): Promise<void>;
  /** Types into the focused element, key by key. */
  type(text: string): Promise<void>;
  press(key: 'Tab' | 'Enter'): Promise<void>;
  /** Sets the size of the viewport. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
};

/** A running browser. */
export type Browser = { open(): Promise<Tab>; close(): Promise<void> };

export type Engine = {
  name: 'Chromium' | 'Firefox' | 'WebKit';
  /** A missing package; undefined if none is missing. */
  missing: string | undefined;
  /** Starts a browser that prefers the dark scheme and reduced motion. */
  start(): Promise<Browser>;
};
