import type { Network } from '../../networks';

/** Colours on white paper, as files and public pages draw; the console's themes have their own. */
export const networkColors: Record<Network, string> = {
  facebook: '#1877f2',
  instagram: '#d6336c',
  tiktok: '#111827',
  youtube: '#d4141e',
};

/** A colour so thin on white paper that ink is read on it; `#1877f2` → `#dfecfd`. */
export function paleOf(color: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return `#${channels
    .map((of) =>
      Math.round(255 - (255 - of) * 0.14)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export const seriesColors = { actual: '#5b4bdb', pace: '#8a94a6' } as const;
