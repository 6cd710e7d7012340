import type { RouteName } from '../domain/routes';
import type { CampaignHit, SearchHit } from '../domain/search/types';
import { getAccount, getSession, personalKey } from './session';

/** Something chosen in the command palette, with what it takes to offer it again. */
export type RecentChoice =
  | { kind: 'page'; page: RouteName }
  | { kind: 'hashtags'; tag: string }
  | { kind: 'kols' | 'brands' | 'customers'; hit: SearchHit }
  | { kind: 'campaigns'; hit: CampaignHit };

interface Kept {
  owner: string;
  choices: RecentChoice[];
}

const most = 6;
let kept: Kept = { owner: '', choices: [] };

function read(owner: string): Kept {
  if (kept.owner === owner) return kept;
  try {
    const stored = getSession()?.isKeepLogin ? JSON.parse(localStorage.getItem(personalKey) ?? 'null') : null;
    if (stored?.owner === owner && Array.isArray(stored.choices)) return stored as Kept;
  } catch {
    localStorage.removeItem(personalKey);
  }
  return { owner, choices: [] };
}

/** What the signed-in person chose last, newest first. */
export function getRecent(): RecentChoice[] {
  const owner = getAccount()?.me.id;
  if (!owner) return [];
  kept = read(owner);
  return kept.choices;
}

/** Remembers a choice as long as the session lives: beside the session where it is kept, else in memory. */
export function addRecent(choice: RecentChoice): void {
  const owner = getAccount()?.me.id;
  if (!owner) return;
  const others = getRecent().filter((one) => keyOf(one) !== keyOf(choice));
  kept = { owner, choices: [choice, ...others].slice(0, most) };
  if (getSession()?.isKeepLogin) localStorage.setItem(personalKey, JSON.stringify(kept));
}

function keyOf(choice: RecentChoice): string {
  if (choice.kind === 'page') return choice.page;
  return choice.kind === 'hashtags' ? `#${choice.tag}` : choice.hit.id;
}
