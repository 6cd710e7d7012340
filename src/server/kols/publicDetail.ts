import type { KolSocial, PublicKolDetail } from '../../domain/kols/types';
import type { Db } from '../db/connection';
import { presentPublicKol } from './present';
import { findKol } from './queries/detail';
import { findLatestFollowers, findLatestPosts } from './queries/latest';

const mostReadings = 7;
const mostPosts = 10;

/** What anybody may know of one KOL (CONTRACT-2 §14): null of who is not approved, deleted or not public. */
export async function readPublicKol(db: Db, id: string): Promise<PublicKolDetail | null> {
  const kol = await findKol(db, null, id);
  if (!kol) return null;
  const socials = await Promise.all(kol.socials.map((social) => withReadings(db, id, social)));
  return { ...presentPublicKol(kol), socials };
}

async function withReadings(db: Db, kolId: string, social: KolSocial) {
  const [follower_history, latest_posts] = await Promise.all([
    findLatestFollowers(db, kolId, social.id, mostReadings),
    findLatestPosts(db, social.id, mostPosts),
  ]);
  return { ...social, follower_history, latest_posts };
}
