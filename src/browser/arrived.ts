/* The app imports this first: the entry tells an app that is missing from one that came and threw. */
performance.mark('arrived');
