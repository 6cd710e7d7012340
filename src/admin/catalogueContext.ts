import { createContext } from 'react';
import type { LoadedCatalogue } from './useCatalogue';

/** The loaded words, for react-admin's own translation. */
export const CatalogueContext = createContext<LoadedCatalogue | null>(null);
