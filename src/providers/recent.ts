import type { RouteName } from '../domain/routes';
import { getAccount, getSession, personalKey } from './session';

const recordKinds = ['kols', 'brands', 'customers', 'campaigns', 'requests', 'users'] as const;
export type RecentKind = (typeof recordKinds)[number];

/** What somebody went to: a page or hashtag chosen in the palette, or a record; its name is not kept. */
export type RecentChoice =
  | { kind: 'page'; page: RouteName }
  | { kind: 'hashtags'; tag: string }
  | { kind: RecentKind; id: string };

interface Kept {
  owner: string;
  choices: RecentChoice[];
}

const most = 8;
let kept: Kept = { owner: '', choices: [] };

function read(owner: string): Kept {
  if (kept.owner === owner) return kept;
  try {
    const stored = getSession()?.isKeepLogin ? JSON.parse(localStorage.getItem(personalKey) ?? 'null') : null;
    if (stored?.owner === owner && Array.isArray(stored.choices)) {
      return { owner, choices: (stored as Kept).choices.filter((choice) => keyOf(choice) !== undefined) };
    }
  } catch {
    localStorage.removeItem(personalKey);
  }
  return { owner, choices: [] };
}

/** Where the signed-in person was last, newest first. */
export function getRecent(): RecentChoice[] {
  const owner = getAccount()?.me.id;
  if (!owner) return [];
  kept = read(owner);
  return kept.choices;
}

/** Remembers where one went as long as the session lives: beside the session where it is kept, else in memory. */
export function addRecent(choice: RecentChoice): void {
  const owner = getAccount()?.me.id;
  if (!owner) return;
  const others = getRecent().filter((one) => keyOf(one) !== keyOf(choice));
  kept = { owner, choices: [choice, ...others].slice(0, most) };
  if (getSession()?.isKeepLogin) localStorage.setItem(personalKey, JSON.stringify(kept));
}

/** As `addRecent`, of a record whose page is open; other resources are not remembered. */
export function addViewed(resource: string, id: string): void {
  const kind = recordKinds.find((one) => one === resource);
  if (kind) addRecent({ kind, id });
}

/** What makes two choices the same; undefined for what an older version has kept. */
function keyOf(choice: RecentChoice): string | undefined {
  if (choice.kind === 'page') return choice.page;
  return choice.kind === 'hashtags' ? `#${choice.tag}` : choice.id;
}
