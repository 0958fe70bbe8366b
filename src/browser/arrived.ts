/* The app imports this first: with it the entry can tell a missing app from one that threw. */
performance.mark('arrived');
