/** Words of one language: nested objects with a text at every leaf. */
export interface Catalogue {
  [key: string]: string | Catalogue;
}
