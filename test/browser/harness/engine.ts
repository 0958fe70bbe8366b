import type { EndLater } from './processes';

/** A browser tab, and what tests of every engine do in it. */
export type Tab = {
  /** Opens a URL, and waits until everything has loaded. */
  goto(url: string): Promise<unknown>;
  /** Runs a function in the page. It cannot use variables from outside; a promise is awaited. */
  evaluate<Result, Args extends unknown[]>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Clicks on the middle of the first element that the selector finds. */
  click(selector: string): Promise<unknown>;
  /** Types into the focused element, key by key. */
  type(text: string): Promise<unknown>;
  press(key: 'Tab' | 'Enter'): Promise<unknown>;
  /** Sets the size of the window's content, in CSS pixels, and (not in WebKit) the pixel ratio. */
  resize(width: number, height: number, ratio?: number): Promise<unknown>;
  /** Saves a picture of what is shown. */
  screenshot(file: `${string}.png`): Promise<unknown>;
  close(): Promise<unknown>;
};

/** A browser that prefers the dark scheme. */
export type Engine<T extends Tab = Tab> = {
  /** What must be installed first; undefined if nothing is missing. */
  missing: string | undefined;
  /** Starts it, and returns a function that opens a tab. */
  start(endLater: EndLater): Promise<() => Promise<T>>;
};
