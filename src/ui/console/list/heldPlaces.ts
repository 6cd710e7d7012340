import { createContext } from 'react';

/** Where lists inside a form stood when they were shown last, by name; a form in steps keeps them while it is open. */
export const HeldPlacesContext = createContext<Map<string, URLSearchParams> | undefined>(undefined);
