/** Colours that go together; `deep` carries light shapes, `pale` carries dark ones. */
export interface Palette {
  deep: string;
  main: string;
  soft: string;
  pale: string;
  spark: string;
}

export const palettes: readonly Palette[] = [
  { deep: '#2b2470', main: '#5b4bdb', soft: '#b9b0ff', pale: '#efedff', spark: '#ff9f6b' },
  { deep: '#0d3b4c', main: '#13809b', soft: '#8fd6de', pale: '#e4f6f6', spark: '#ffc857' },
  { deep: '#5a1838', main: '#c93a6a', soft: '#ffb3c4', pale: '#ffeef2', spark: '#ffd479' },
  { deep: '#123f2f', main: '#1f8a63', soft: '#a2dfc1', pale: '#e8f7ee', spark: '#ff8a5b' },
  { deep: '#5c2611', main: '#e0662f', soft: '#ffc49b', pale: '#fff1e6', spark: '#2f7f8f' },
  { deep: '#14264f', main: '#2f62c9', soft: '#a9c6ff', pale: '#ebf2ff', spark: '#ff7a7a' },
  { deep: '#4b3208', main: '#d9971c', soft: '#ffdf94', pale: '#fff7e2', spark: '#3f6c51' },
  { deep: '#3a1b52', main: '#9145b8', soft: '#e2bdf4', pale: '#f8eefc', spark: '#54c7b0' },
  { deep: '#1e2a36', main: '#4d6a80', soft: '#bccbd6', pale: '#eef2f5', spark: '#f2695c' },
  { deep: '#641f1f', main: '#d2403b', soft: '#ffb7a8', pale: '#fff0ec', spark: '#27556c' },
];
