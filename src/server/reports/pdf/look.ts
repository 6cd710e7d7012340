/** Colours on white paper (LOOK Tokens, light). */
export const colors = {
  ink: '#0f172a',
  muted: '#5b6577',
  line: '#e5e8ee',
  canvas: '#f7f8fa',
  paper: '#ffffff',
  accent: '#5b4bdb',
  accentSoft: '#ece9fb',
  good: '#12805c',
} as const;

/** Points, from the edge of the paper. */
export const margin = { side: 48, top: 54, bottom: 56 } as const;

/** How high a line of text is, of its size. */
export const leading = 1.45;
