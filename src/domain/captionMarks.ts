import { slugOf } from './campaigns/postRules';
import { plainTag, tagsIn } from './hashtags/rules';
import { canonicalPostUrl, networkOfUrl } from './networks';
import { normalise } from './text';

/** What in a caption says that a post is of a campaign. */
export const markKinds = ['keyword', 'tag', 'mention', 'link'] as const;
export type MarkKind = (typeof markKinds)[number];

/** A mark that was found: a keyword as the campaign has it, the others as the caption has them, a tag without its mark. */
export interface Mark {
  kind: MarkKind;
  text: string;
}

/** What a campaign's posts are known by. */
export interface CampaignMarks {
  keywords: readonly string[];
  brand: { name: string; code: string; website: string | null };
  /** The brand's own hashtags. */
  tags: readonly string[];
  /** Slugs of the campaign's short links. */
  slugs: readonly string[];
  /** Addresses its short links lead to. */
  targets: readonly string[];
}

/** A word of a caption as it is compared, and where it stands there. */
interface Word {
  plain: string;
  start: number;
  end: number;
}

const word = /[\p{L}\p{M}\p{N}]+/gu;

function wordsOf(text: string): Word[] {
  return [...text.matchAll(word)].map((found) => ({
    plain: normalise(found[0]),
    start: found.index,
    end: found.index + found[0].length,
  }));
}

/** A caption as everything here reads it, so that places in it are the same everywhere. */
const composed = (caption: string) => caption.normalize('NFC');

interface Part {
  text: string;
  start: number;
}

const opening = /^[([{<"'“‘«]+/u;
const closing = /[)\]}>"'”’».,;:!?…]+$/u;

/** What stands between blanks, without the marks of punctuation around it. */
function partsOf(caption: string): Part[] {
  return [...caption.matchAll(/\S+/g)].flatMap(({ 0: whole, index }) => {
    const scheme = whole.search(/https?:\/\//i);
    const from = scheme > 0 ? scheme : (opening.exec(whole)?.[0].length ?? 0);
    const text = whole.slice(from, from + 2_000).replace(closing, '');
    return text ? [{ text, start: index + from }] : [];
  });
}

const bareAddress = /^(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}(?:[/?#]|$)/i;

function addressIn({ text }: Part): URL | null {
  const address = /^https?:\/\//i.test(text) ? text : bareAddress.test(text) ? `https://${text}` : null;
  return address && URL.canParse(address) ? new URL(address) : null;
}

/** One spelling per address that is linked to: neither `www.`, what it is measured by, nor a slash at the end. */
function plainAddress({ hostname, pathname }: URL): string {
  return `${hostname.replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}`;
}

const squashed = (text: string) => normalise(text).replace(/[^\p{L}\p{N}]/gu, '');
const endings = ['', 'official', 'vn', 'vietnam', 'vnofficial', 'officialvn'];
const shortestHandle = 3;

/** Handles a brand is mentioned by: its name, its code, and the account its website is, each also as official ones end. */
function handlesOf({ name, code, website }: CampaignMarks['brand']): Set<string> {
  const account =
    website && networkOfUrl(website) ? canonicalPostUrl(website).split('?')[0]?.split('/').filter(Boolean).at(-1) : '';
  const names = [name, code, account ?? ''].map(squashed).filter((one) => one.length >= shortestHandle);
  return new Set(names.flatMap((one) => endings.map((ending) => one + ending)));
}

const handle = /(?<![\p{L}\p{M}\p{N}_.@/])@([\p{L}\p{M}\p{N}_.]{1,100})/gu;

/** The places of a keyword's words one after another, word by word; a word within a longer one is none. */
function placesOf(keyword: string, words: readonly Word[]): { start: number; end: number }[] {
  const wanted = wordsOf(keyword).map(({ plain }) => plain);
  const [first] = wanted;
  if (first === undefined) return [];
  return words.flatMap(({ plain, start }, index) => {
    if (plain !== first || wanted.some((one, place) => words[index + place]?.plain !== one)) return [];
    return [{ start, end: words[index + wanted.length - 1]?.end ?? start }];
  });
}

/** A caption without its links and mentions: what an address is made of is no word of the caption. */
function onlyWords(caption: string): string {
  const kept: string[] = [];
  let at = 0;
  for (const part of partsOf(caption)) {
    if (!addressIn(part)) continue;
    kept.push(caption.slice(at, part.start), ' '.repeat(part.text.length));
    at = part.start + part.text.length;
  }
  return (kept.join('') + caption.slice(at)).replace(handle, ({ length }) => ' '.repeat(length));
}

const isTagged = (keyword: string) => /^[#＃]/.test(keyword.trim());

/**
 * What in a caption says that its post is of a campaign (CONTRACT-2 §15), each once: hashtags of its brand and keywords
 * that are hashtags, mentions of the brand, its links, and its keywords and its brand's name word by word without
 * accents and case. `ownAddress` is the product's own, where short links begin.
 */
export function marksIn(caption: string | null, campaign: CampaignMarks, ownAddress: string | null): Mark[] {
  if (!caption) return [];
  const text = composed(caption);
  const marks: Mark[] = [];
  const wantedTags = new Set(
    [...campaign.tags, ...campaign.keywords.filter(isTagged)].map((tag) => plainTag(tag.trim())),
  );
  for (const tag of tagsIn(text, [])) if (wantedTags.has(plainTag(tag))) marks.push({ kind: 'tag', text: tag });
  const handles = handlesOf(campaign.brand);
  for (const [, name = ''] of text.matchAll(handle)) {
    const written = name.replace(/\.+$/, '');
    if (handles.has(squashed(written))) marks.push({ kind: 'mention', text: `@${written}` });
  }
  marks.push(...linksIn(text, campaign, ownAddress).map((link): Mark => ({ kind: 'link', text: link })));
  const words = wordsOf(onlyWords(text));
  const plain = [...campaign.keywords.filter((keyword) => !isTagged(keyword)), campaign.brand.name];
  for (const keyword of plain) {
    if (placesOf(keyword, words).length > 0) marks.push({ kind: 'keyword', text: keyword });
  }
  return [...new Map(marks.map((mark) => [`${mark.kind} ${normalise(mark.text)}`, mark])).values()];
}

function linksIn(caption: string, { slugs, targets }: CampaignMarks, ownAddress: string | null): string[] {
  if (slugs.length + targets.length === 0) return [];
  const wantedSlugs = new Set(slugs.map((slug) => slug.toLowerCase()));
  const wanted = new Set(targets.flatMap((target) => (URL.canParse(target) ? plainAddress(new URL(target)) : [])));
  const own = ownAddress && URL.canParse(ownAddress) ? new URL(ownAddress).host : null;
  return partsOf(caption).flatMap((part) => {
    const url = addressIn(part);
    if (!url) return [];
    const slug = own === null || url.host === own ? slugOf(url.pathname, null) : null;
    const isOurs = slug !== null && wantedSlugs.has(slug.toLowerCase());
    return isOurs || wanted.has(plainAddress(url)) ? [part.text] : [];
  });
}

/** A piece of a caption, with the kind of mark it is where it is one. */
export interface CaptionPiece {
  text: string;
  kind: MarkKind | null;
}

interface Place {
  start: number;
  end: number;
  kind: MarkKind;
}

/** A caption cut where its marks begin and end, in its own order; of marks that overlap the first one stands. */
export function captionPieces(caption: string, marks: readonly Mark[]): CaptionPiece[] {
  const text = composed(caption);
  const words = wordsOf(onlyWords(text));
  const found = marks
    .flatMap(({ kind, text: said }): Place[] => {
      if (kind === 'keyword') return placesOf(said, words).map((place) => ({ ...place, kind }));
      const written = kind === 'tag' ? `#${said}` : said;
      const start = text.indexOf(written);
      return start < 0 ? [] : [{ start, end: start + written.length, kind }];
    })
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const pieces: CaptionPiece[] = [];
  let at = 0;
  for (const { start, end, kind } of found) {
    if (start < at) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), kind: null });
    pieces.push({ text: text.slice(start, end), kind });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), kind: null });
  return pieces;
}
