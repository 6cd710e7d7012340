import type { IntroPicture } from '../../../domain/introPage/pictures';
import { introLists } from '../../../domain/introPage/schema';
import type { IntroList } from './introFields';

/** An entry of a list as the table holds it: every column a text, a picture its id. */
export type ListRow = Record<string, string | null>;

type Column = { name: string; is: 'line' | 'text' | 'kol' } | { name: string; is: 'picture'; kind: IntroPicture };

/** The columns of each list's table, and how many entries it takes. */
export const listColumns: Record<IntroList, { most: number; columns: readonly Column[] }> = {
  banners: { most: introLists.banners, columns: [{ name: 'url', is: 'picture', kind: 'banner' }] },
  kols: {
    most: introLists.kols,
    columns: [
      { name: 'kol_id', is: 'kol' },
      { name: 'image', is: 'picture', kind: 'featured_kol' },
      { name: 'name', is: 'line' },
      { name: 'jobs', is: 'line' },
    ],
  },
  features: {
    most: introLists.features,
    columns: [
      { name: 'image', is: 'picture', kind: 'feature' },
      { name: 'title', is: 'line' },
      { name: 'content', is: 'text' },
    ],
  },
  logos: {
    most: introLists.logos,
    columns: [
      { name: 'image', is: 'picture', kind: 'brand_logo' },
      { name: 'name', is: 'line' },
    ],
  },
  profiles: {
    most: introLists.profiles,
    columns: [
      { name: 'name', is: 'line' },
      { name: 'url', is: 'line' },
    ],
  },
};

/** What an entry cannot be without. */
export const neededColumn: Partial<Record<IntroList, string>> = {
  banners: 'url',
  kols: 'kol_id',
  logos: 'image',
  profiles: 'url',
};
