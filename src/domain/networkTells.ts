import type { Network, PostMetric } from './networks';

/** What a network tells of accounts and their posts, and whom (spec 1 §2 KOL detail). */
export interface Telling {
  /** Whether anybody is told of an account; else only its owner. */
  public: boolean;
  /** Figures of a post everybody is told. */
  publicMetrics: readonly PostMetric[];
  /** Figures its owner is told, and we with consent. */
  ownerMetrics: readonly PostMetric[];
  /** Whether accounts are found by words there. */
  searched: boolean;
  /** Whether owners can let us read as they do. */
  consents: boolean;
}

/**
 * What each network tells whom. Which metrics count as covered by a network is another table (`networkMetrics`): a
 * figure that is published, but not told to us, is unknown.
 */
export const networkTells: Record<Network, Telling> = {
  facebook: {
    public: true,
    publicMetrics: ['reaction', 'comment', 'share'],
    ownerMetrics: ['reaction', 'comment', 'share'],
    searched: false,
    consents: true,
  },
  instagram: {
    public: true,
    publicMetrics: ['view', 'reaction', 'comment'],
    ownerMetrics: ['view', 'reaction', 'comment', 'share'],
    searched: false,
    consents: true,
  },
  tiktok: {
    public: false,
    publicMetrics: [],
    ownerMetrics: ['view', 'reaction', 'comment', 'share'],
    searched: false,
    consents: true,
  },
  youtube: {
    public: true,
    publicMetrics: ['view', 'reaction', 'comment'],
    ownerMetrics: ['view', 'reaction', 'comment'],
    searched: true,
    consents: false,
  },
};
