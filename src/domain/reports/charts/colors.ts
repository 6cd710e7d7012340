import type { Network } from '../../networks';

/** Colours on white paper, as files and public pages draw; the console's themes have their own. */
export const networkColors: Record<Network, string> = {
  facebook: '#1877f2',
  instagram: '#d6336c',
  tiktok: '#111827',
  youtube: '#d4141e',
};

export const seriesColors = { actual: '#5b4bdb', pace: '#8a94a6' } as const;
