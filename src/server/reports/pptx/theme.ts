/** What a deck is drawn with; lengths in inches, type in points, colours as `RRGGBB` (LOOK: light tokens). */
export const face = 'Be Vietnam Pro';

/** Nothing a client reads is smaller; points. */
export const smallest = 9;

export const slide = { width: 13.333, height: 7.5, margin: 0.6 } as const;
export const body = { x: 0.6, y: 1.55, width: 12.133, height: 5.15 } as const;

export const colors = {
  paper: 'FFFFFF',
  canvas: 'F7F8FA',
  line: 'E5E8EE',
  ink: '0F172A',
  muted: '5B6577',
  accent: '5B4BDB',
  soft: 'EEECFB',
  good: '12805C',
  warn: '9A5B00',
} as const;

/** A `#rrggbb` colour as slides write it. */
export const slideColor = (color: string) => color.slice(1).toUpperCase();
