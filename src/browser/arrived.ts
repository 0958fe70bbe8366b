/* Runs before the rest of the app: the entry tells an app that is missing from one that came and threw. */
performance.mark('arrived');
