import type { PageRoute } from '../pageRoute';

/** Pages of hashtags (spec 1 §2). */
export const hashtagPages = {
  hashtag: {
    path: '/hashtag',
    label: 'page.hashtag',
    access: { scope: 'hashtags_management', action: 'r' },
    menu: 'hashtags',
    layout: 'console',
  },
} as const satisfies Record<string, PageRoute>;
