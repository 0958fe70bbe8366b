/* What webkitWindow.js is given by gjs, whose libraries have no types here. */
declare module 'gi://*' {
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  const namespace: any;
  export default namespace;
}

declare const ARGV: readonly string[];
