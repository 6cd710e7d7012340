import { tagsIn } from '../../domain/hashtags/rules';
import { canonicalPostUrl } from '../../domain/networks';
import { allowTime, type Db } from '../db/connection';
import {
  countHashtags,
  lockPosts,
  type PostTable,
  postTables,
  renewUses,
  touchHashtags,
  writeTags,
} from './queries/rebuild';

/** So many posts or hashtags are made anew in one transaction. */
const atOnce = 1000;

/** What `rebuildHashtags` found. */
export interface RebuiltHashtags {
  posts: number;
  /** Posts whose hashtags were not those of their caption and field. */
  wrong: number;
  hashtags: number;
  uses: number;
}

/**
 * Takes the hashtags of every post anew from caption and field, and makes uses and counters of them (CONTRACT-2 §12). It may
 * run beside the server, and again after it was broken off: writers of a post wait for the thousand it is among.
 */
export async function rebuildHashtags(db: Db): Promise<RebuiltHashtags> {
  const sum = { posts: 0, wrong: 0 };
  for (const table of postTables) {
    let after: string | null = null;
    do {
      const batch = await rebuildAfter(db, table, after);
      sum.posts += batch.posts;
      sum.wrong += batch.wrong;
      after = batch.last;
    } while (after !== null);
  }
  let counted: string | null = '';
  do counted = await countAfter(db, counted);
  while (counted !== null);
  return { ...sum, ...(await countHashtags(db)) };
}

function rebuildAfter(db: Db, table: PostTable, after: string | null) {
  return db.transaction(async (transaction) => {
    await allowTime(transaction);
    const posts = await lockPosts(transaction, table, after, atOnce);
    const read = posts.map(({ id, caption, field, link, canonical_url }) => ({
      ...{ id, tags: tagsIn(caption, field), canonical_url: canonical_url ?? canonicalPostUrl(link) },
    }));
    const wrong = read.filter(
      ({ tags, canonical_url }, index) =>
        posts[index]?.canonical_url !== canonical_url || tags.join(' ') !== posts[index]?.tags.join(' '),
    );
    await writeTags(transaction, table, wrong);
    await renewUses(
      transaction,
      posts.map(({ id }) => id),
    );
    return { posts: posts.length, wrong: wrong.length, last: posts.at(-1)?.id ?? null };
  });
}

function countAfter(db: Db, after: string): Promise<string | null> {
  return db.transaction(async (transaction) => {
    await allowTime(transaction);
    return touchHashtags(transaction, after, atOnce);
  });
}
