import { createContext } from 'react';

/** Where pictures that are not published are found, by id; the editor adds those it has just sent. */
export const IntroPictureUrls = createContext<{
  urlOf: (id: string) => string | undefined;
  add: (id: string, url: string) => void;
}>({ urlOf: () => undefined, add: () => undefined });
