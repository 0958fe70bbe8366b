import { createContext } from 'react';

/** How far along the page a section stands: the how-manieth it is, from 1 on, and of how many. */
export const Place = createContext({ at: 1, of: 1 });
