import { formatCompact } from '../../domain/format';
import { defaultIntro } from '../../domain/introPage/defaults';
import { picturesIn, withPictures } from '../../domain/introPage/pictures';
import type { ShownIntro, ShownKol } from '../../domain/introPage/shown';
import type { FeaturedKol, IntroContent, SiteFrame } from '../../domain/introPage/types';
import type { BuiltInLanguage } from '../../domain/languages/rules';
import type { Services } from '../context';
import { findPictureUrls } from '../media/queries/files';
import { findPublished } from './queries/pages';
import { findFeaturedKols, findReadSums } from './queries/shown';
import { rememberedIntro } from './remembered';

type From = Pick<Services, 'db' | 'listener'>;

/**
 * The intro page as visitors see it: what is published, else the default (spec 1 §3). Remembered until what it is made
 * of is written.
 */
export function readIntro(services: From, language: BuiltInLanguage): Promise<ShownIntro> {
  return rememberedIntro(services).get(language, async () => {
    const published = await findPublished(services.db, language);
    const content = published ? (published.content as IntroContent) : defaultIntro[language];
    const urls = await findPictureUrls(services.db, picturesIn(content));
    return showIntro(services, language, content, urls);
  });
}

/** What header and footer of every public page are made of. */
export async function readFrame(services: From, language: BuiltInLanguage): Promise<SiteFrame> {
  const { headers, contact_page } = await readIntro(services, language);
  return { headers, contact_page };
}

/** Content as it is shown, published or not; `urls` says where its pictures are found. */
export async function showIntro(
  { db }: Pick<Services, 'db'>,
  language: BuiltInLanguage,
  content: IntroContent,
  urls: ReadonlyMap<string, string>,
): Promise<ShownIntro> {
  const chosen = content.kols_page.kols;
  const [kols, sums] = await Promise.all([
    findFeaturedKols(
      db,
      chosen.map(({ kol_id }) => kol_id),
      language,
    ),
    findReadSums(db),
  ]);
  const shown = withPictures(content, (id) => urls.get(id) ?? null);
  const figure = (name: keyof typeof sums) => ({
    title: content.rate_page[name].title,
    value: content.rate_page[name].value || (sums[name] ? formatCompact(sums[name], language) : ''),
  });
  return {
    ...shown,
    kols_page: { ...shown.kols_page, kols: chosen.length > 0 ? inOrder(shown.kols_page.kols, kols) : kols },
    rate_page: {
      ...shown.rate_page,
      engagement: figure('engagement'),
      buzz: figure('buzz'),
      comment: figure('comment'),
      view: figure('view'),
    },
  };
}

/** The chosen KOLs that may be shown, in the order they were chosen in. */
function inOrder(chosen: readonly FeaturedKol[], found: readonly ShownKol[]): ShownKol[] {
  const byId = new Map(found.map((kol) => [kol.id, kol]));
  return chosen.flatMap(({ kol_id, image, name, jobs }) => {
    const kol = byId.get(kol_id);
    return kol ? [{ ...kol, image: image ?? kol.image, name: name || kol.name, jobs: jobs || kol.jobs }] : [];
  });
}
