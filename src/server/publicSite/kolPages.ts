import { idPattern } from '../../domain/ids';
import type { KolCategory, PublicKolDetail } from '../../domain/kols/types';
import { type BuiltInLanguage, builtInFor } from '../../domain/languages/rules';
import { textLimits } from '../../domain/limits';
import { isNetwork } from '../../domain/networks';
import { type AskedKols, followerSteps } from '../../domain/publicSite/kols';
import type { Ctx } from '../context';
import { inLane } from '../db/lanes';
import { presentPublicKol } from '../kols/present';
import { readPublicKol } from '../kols/publicDetail';
import { findCategories } from '../kols/queries/categories';
import { findPublicState } from '../kols/queries/detail';
import { findKols } from '../kols/queries/list';
import type { Answered, Asked } from './types';

const pageSize = 24;
const largestPage = 10_000;

type From = Pick<Ctx, 'db'>;

const ofKols = ({ db }: From) => inLane(db, '/kols');

/** One KOL as visitors see it; the page of nothing for who is not there for them. */
export async function kolPage(ctx: Ctx, id: string): Promise<Answered> {
  const language = builtInFor(ctx.language);
  const kol = await visitedKol(ctx, id, language);
  if (!kol) return { status: 404, page: { page: 'nowhere', language } };
  return { status: 200, page: { page: 'kol', language, kol } };
}

/** A KOL as visitors see it, in a language; null where it is not there for them. */
export async function visitedKol(from: From, id: string, language: BuiltInLanguage): Promise<PublicKolDetail | null> {
  const kol = idPattern.test(id) ? await readPublicKol(ofKols(from), id.toLowerCase()) : null;
  return kol && { ...kol, sectors: named(kol.sectors, await sectorNames(from, language)) };
}

/**
 * What the page of one KOL is kept under: asked anew each time, so that who is hidden is gone at once on every node, and
 * a page that was drawn of an earlier state is not shown. Null of who is not there.
 */
export async function kolState(ctx: Ctx, id: string): Promise<string | null> {
  const state = idPattern.test(id) ? await findPublicState(ofKols(ctx), id.toLowerCase()) : null;
  return state && `kol ${id.toLowerCase()} ${state}`;
}

/** The KOLs visitors find by name, sector, network and size. */
export async function kolsPage(ctx: Ctx, asked: Asked): Promise<Answered> {
  const language = builtInFor(ctx.language);
  const sectors = await categories(ctx, language);
  const names = new Map(sectors.map(({ id, name }) => [id, name]));
  const wanted = wantedOf(asked, names);
  const {
    data,
    total = 0,
    estimated = false,
  } = await findKols(ofKols(ctx), null, {
    page: wanted.page,
    size: pageSize,
    ...(wanted.q && { stage_name: wanted.q }),
    ...(wanted.sector && { sectors: [wanted.sector] }),
    ...(wanted.network && { social_type: [wanted.network] }),
    ...(wanted.size > 0 && { min_followers: wanted.size }),
  });
  const kols = data.map((kol) => {
    const shown = presentPublicKol(kol);
    return { ...shown, sectors: named(shown.sectors, names) };
  });
  const pages = Math.ceil(total / pageSize);
  const choices = sectors.filter(({ total: some }) => some > 0).map(({ id, name }) => ({ id, name }));
  const found = { asked: wanted, kols, total, estimated, pages, sectors: choices };
  return { status: 200, page: { page: 'kols', language, found } };
}

/** What the address asks for; what it says wrongly is not asked. */
function wantedOf(asked: Asked, names: ReadonlyMap<string, string>): AskedKols {
  const [sector, network] = [asked('sector') ?? '', asked('network') ?? ''];
  const [size, page] = [Number(asked('size')), Number(asked('page'))];
  return {
    q: (asked('q') ?? '').trim().slice(0, textLimits.name),
    sector: names.has(sector) ? sector : '',
    network: isNetwork(network) ? network : '',
    size: followerSteps.find((step) => step === size) ?? 0,
    page: Number.isInteger(page) && page >= 1 && page <= largestPage ? page : 1,
  };
}

const categories = (ctx: From, language: BuiltInLanguage): Promise<KolCategory[]> =>
  findCategories(ofKols(ctx), null, language);

const sectorNames = async (ctx: From, language: BuiltInLanguage) =>
  new Map((await categories(ctx, language)).map(({ id, name }) => [id, name]));

/** Sectors by the names they have in the language of the page. */
function named<Sector extends { id: string; name: string }>(sectors: Sector[], names: ReadonlyMap<string, string>) {
  return sectors.map((sector) => ({ ...sector, name: names.get(sector.id) ?? sector.name }));
}
