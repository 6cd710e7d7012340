import TagIcon from '@mui/icons-material/Tag';
import type { ComponentType } from 'react';
import type { AccessMap } from '../../domain/access';
import { groupOfStatus } from '../../domain/campaigns/values';
import { mayOpen, pathTo, type RouteName, routes } from '../../domain/routes';
import type { CampaignHit, PostHit, SearchAnswer, SearchHit } from '../../domain/search/types';
import type { Asked } from '../../domain/search/words';
import type { RecentChoice } from '../../providers/recent';
import { pageNames, pages } from '../pages';
import { rankOf } from './match';
import { openPages } from './openPages';

type Translate = (key: string, options?: object) => string;

/** What choosing an entry does: goes to a page, asks anew, or acts. */
type Choice = { to: string } | { ask: string } | { act: () => void };

/** One line of the palette. */
export interface Entry {
  /** Unlike any other of the list. */
  id: string;
  name: string;
  /** Said beside the name: a code, where a page stands, how often a hashtag is borne. */
  hint: string;
  look:
    | { icon: ComponentType<{ className?: string }> }
    | { picture: string | null; shape: 'circle' | 'rounded' }
    | { post: PostHit };
  choice: Choice;
  recent?: RecentChoice;
}

export interface EntryGroup {
  name: string;
  entries: Entry[];
}

/** How many pages and actions a text is answered with. */
const perGroup = 5;

const recordPages = {
  kols: 'kolView',
  brands: 'brandView',
  customers: 'customerView',
  requests: 'requestView',
  users: 'userView',
} as const;

/** The entries that answer the text, the best first; all of them where nothing is asked. */
export function matching(entries: Entry[], asked: Asked): Entry[] {
  if (!asked.phrase) return asked.tagged ? [] : entries;
  if (asked.tagged) return [];
  return entries
    .map((entry) => ({ entry, rank: rankOf(`${entry.name} ${entry.hint}`, asked) }))
    .filter((one): one is { entry: Entry; rank: number } => one.rank !== null)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, perGroup)
    .map(({ entry }) => entry);
}

/** The pages this person may go to, and those that make something. */
export function pageEntries(translate: Translate, access: AccessMap): { pages: Entry[]; creations: Entry[] } {
  const { pages, creations } = openPages(pageNames, access);
  const entryOf = (name: (typeof pageNames)[number]) => pageEntry(name, translate);
  return { pages: pages.map(entryOf), creations: creations.map(entryOf) };
}

function pageEntry(name: (typeof pageNames)[number], translate: Translate): Entry {
  const label = translate(routes[name].label);
  const group = routes[name].menu;
  const place = group ? translate(`page.group.${group}`) : '';
  return {
    id: `page-${name}`,
    name: label,
    hint: place === label ? '' : place,
    look: { icon: pages[name].icon },
    choice: { to: pathTo(name) },
    recent: { kind: 'page', page: name },
  };
}

/** The server's hits for what was asked, group by group; the hashtag that was asked for leads to who used it. */
export function foundGroups(
  answer: SearchAnswer,
  asked: string,
  translate: Translate,
  access: AccessMap,
): EntryGroup[] {
  const {
    kols = [],
    brands = [],
    customers = [],
    campaigns = [],
    requests = [],
    users = [],
    hashtags = [],
    posts = [],
  } = answer;
  const lines = (found: Found[]) => found.flatMap((one) => recordLine(one, access) ?? []);
  return [
    { name: translate('page.group.kols'), entries: lines(kols.map((hit) => ({ kind: 'kols', hit }))) },
    { name: translate('page.group.brands'), entries: lines(brands.map((hit) => ({ kind: 'brands', hit }))) },
    { name: translate('page.group.customers'), entries: lines(customers.map((hit) => ({ kind: 'customers', hit }))) },
    { name: translate('page.group.campaigns'), entries: lines(campaigns.map((hit) => ({ kind: 'campaigns', hit }))) },
    { name: translate('page.requests'), entries: lines(requests.map((hit) => ({ kind: 'requests', hit }))) },
    { name: translate('page.users'), entries: lines(users.map((hit) => ({ kind: 'users', hit }))) },
    {
      name: translate('palette.hashtags'),
      entries: hashtags.map(({ tag, ...counts }) => ({
        ...tagLine(tag),
        ...(asked === `#${tag}` && mayOpen('hashtag', access) && { choice: { to: tagPath(tag) } }),
        hint: translate('palette.borne', counts),
      })),
    },
    { name: translate('palette.posts'), entries: mayOpen('campaignView', access) ? posts.map(postLine) : [] },
  ];
}

/** The page as a line; null where the person may not open it. */
export function pageLine(page: RouteName, translate: Translate, access: AccessMap): Entry | null {
  const name = pageNames.find((one) => one === page);
  return name && mayOpen(name, access) ? pageEntry(name, translate) : null;
}

type Found = { kind: keyof typeof recordPages; hit: SearchHit } | { kind: 'campaigns'; hit: CampaignHit };

/** A record as a line that leads to its page; null where the person may not open that. */
export function recordLine(found: Found, access: AccessMap): Entry | null {
  const page = found.kind === 'campaigns' ? 'campaignView' : recordPages[found.kind];
  if (!mayOpen(page, access)) return null;
  const { id, name, code, picture } = found.hit;
  const type = found.kind === 'campaigns' ? groupOfStatus(found.hit.status) : '';
  const shape = found.kind === 'kols' || found.kind === 'users' ? 'circle' : 'rounded';
  return {
    id: `record-${id}`,
    name,
    hint: code,
    look: { picture, shape },
    choice: { to: pathTo(page, { id, type }) },
    recent: { kind: found.kind, id },
  };
}

/** A post as a line that opens it in its campaign. */
function postLine(post: PostHit): Entry {
  const { id, kol, campaign } = post;
  const path = pathTo('campaignView', { id: campaign.id, type: groupOfStatus(campaign.status) });
  return {
    id: `post-${id}`,
    name: kol.stage_name,
    hint: campaign.name,
    look: { post },
    choice: { to: `${path}?tab=posts&post=${id}` },
  };
}

const tagPath = (tag: string) => `${pathTo('hashtag')}?hashtags=${encodeURIComponent(tag)}`;

/** The hashtag as a line that asks for what bears it. */
export function tagLine(tag: string): Entry {
  const name = `#${tag}`;
  const recent: RecentChoice = { kind: 'hashtags', tag };
  return { id: `tag-${tag}`, name, hint: '', look: { icon: TagIcon }, choice: { ask: name }, recent };
}
