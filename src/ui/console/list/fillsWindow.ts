import { createContext } from 'react';

/** Whether the list around fills its page, or stands inside one. */
export const FillsWindow = createContext(false);
