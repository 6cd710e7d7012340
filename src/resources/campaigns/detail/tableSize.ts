/** Rows a tab shows where the address says nothing: what fits a screen and is drawn at once. */
export const tableSize = 20;
