import { fingerprint } from '../fingerprint';
import { formatCompact } from '../format';
import type { ShownIntro } from '../introPage/shown';
import type { SiteFrame } from '../introPage/types';
import type { PublicKol } from '../kols/types';
import type { BuiltInLanguage } from '../languages/rules';
import type { Translate } from '../locales/translator';
import { type Network, networkNames } from '../networks';
import { answeredWithin } from './answeredWithin';
import { publicPaths } from './paths';

/** What the picture of a page shows where a link to the page is shared. */
export interface SharePicture {
  title: string;
  text: string;
  /** Whose site it is: a mark of theirs, if they have one, and what they are called. */
  site: { logo: string | null; name: string };
  /** Of a KOL: its portrait, and how many follow it where. */
  kol: { portrait: string | null; followers: { network: Network; text: string }[] } | null;
}

/** Pages whose picture shows what they are called and for. */
export const titledPages = ['kols', 'request', 'contact', 'policy', 'verify'] as const;
export type TitledPage = (typeof titledPages)[number];

/** A page with as much as its picture needs. */
export type SharedPage = { language: BuiltInLanguage; frame: SiteFrame } & (
  | { page: 'home'; intro: Pick<ShownIntro, 'intro_page'> }
  | { page: 'kol'; kol: PublicKol }
  | { page: TitledPage }
);

/** In pixels, as networks ask for it. */
export const shareSize = { width: 1_200, height: 630 };
const mostNetworks = 4;
const mostSectors = 4;

/** What the picture of a page shows. */
export function sharePictureOf(page: SharedPage, say: Translate): SharePicture {
  const { headers, contact_page } = page.frame;
  const site = { logo: headers.logo, name: contact_page.company || say('common.product') };
  switch (page.page) {
    case 'home': {
      const { title, subtitle } = page.intro.intro_page;
      return { title: title || site.name, text: subtitle, site, kol: null };
    }
    case 'kol': {
      const { stage_name, avatar, sectors, socials } = page.kol;
      const known = socials.filter(({ follower_count }) => follower_count !== null).slice(0, mostNetworks);
      const followers = known.map(({ social_type, follower_count }) => ({
        network: social_type,
        text: `${networkNames[social_type]} ${formatCompact(follower_count, page.language)}`,
      }));
      const text = sectors.slice(0, mostSectors).map(({ name }) => name);
      return { title: stage_name, text: text.join(' · '), site, kol: { portrait: avatar, followers } };
    }
    default:
      return {
        title: say(`publicSite.${page.page}.title`),
        text: descriptionOf(page.page, say),
        site,
        kol: null,
      };
  }
}

/** What a page with words of its own is about, in a sentence or two. */
export const descriptionOf = (page: TitledPage, say: Translate) =>
  say(`publicSite.${page}.description`, { within: answeredWithin(say) });

/** Which picture it is in an address: that of a page, or of a KOL by its id. */
const nameOf = (page: SharedPage) => (page.page === 'kol' ? `kol-${page.kol.id}` : page.page);

/** The version of a picture: another one wherever it shows something else. */
export const shareVersion = (picture: SharePicture) => fingerprint(JSON.stringify(picture));

/** Where the picture of a page is found; another address wherever it shows something else. */
export function sharePath(page: SharedPage, say: Translate): string {
  const version = shareVersion(sharePictureOf(page, say));
  return `${publicPaths.share.replace(':file', `${nameOf(page)}.${page.language}.png`)}?v=${version}`;
}
