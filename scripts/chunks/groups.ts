import type { Uses } from './uses';

/**
 * Pages of one kind share most of their code: what so large a part of them needs is loaded with all of them. They are
 * known by their files' names, so no part of a page that is loaded late may be named like one.
 */
const kinds = {
  list: { pages: /src\/(resources|admin\/pages)\/.*(List|ListPage|Approvals|Notifications)\.tsx$/, share: 0.25 },
  record: { pages: /src\/(resources|admin\/pages)\/.*(Show|Approval|CampaignReport)\.tsx$/, share: 0.6 },
  form: { pages: /src\/(resources|admin\/pages)\/.*(Create|Edit|Drawers?)\.tsx$/, share: 0.4 },
};
const areaOf = (entry: string) => /src\/(?:resources|admin\/pages)\/(\w+)/.exec(entry)?.[1] ?? 'page';
/** Bytes, with all it needs, up to which a module is cheaper in every page than in a request of its own. */
const small = 10_000;
/** Bytes of a module that are not worth a request. */
const few = 2_000;
/** What fewer pages need than one in so many must be smaller in proportion; by the square where no list needs it. */
const usual = 2.5;
/** What such a module names may be anything of these packages: nobody knows how much comes with it. */
const barrels = /node_modules\/(react-admin|ra-core|ra-ui-materialui)\/|@mui\/material\/index/;

/**
 * Which chunk a module goes into: what everybody loads, what the console loads, and what many pages of a kind load,
 * stand together, so that a page is a dozen requests instead of a hundred. The rest is left to the bundler.
 */
export function groupOf({ size, imports, with: loadedWith }: Uses): (id: string) => string | null {
  const [entry, app] = [/src\/admin\/index\.html$/, /src\/admin\/App\.tsx$/].map(
    (path) => loadedWith(path)[0]?.modules ?? new Set<string>(),
  );
  // Who is not signed in loads nothing of the console.
  const before = new Set(loadedWith(/src\/admin\/auth\//).flatMap(({ modules }) => [...modules]));
  const pages = loadedWith(/src\/(resources|admin\/pages)\//);
  const pagesOfKind = Object.entries(kinds).map(([name, kind]) => ({
    name,
    share: kind.share,
    pages: pages.filter(({ entry: page }) => kind.pages.test(page)),
  }));
  const isThere = (id: string) => entry?.has(id) || (app?.has(id) && !before.has(id));

  const costOf = (id: string, seen = new Set<string>()): number => {
    if (seen.has(id) || isThere(id)) return 0;
    seen.add(id);
    const needed = imports.get(id) ?? [];
    if (needed.some((one) => barrels.test(one))) return Number.POSITIVE_INFINITY;
    return needed.reduce((sum, one) => sum + costOf(one, seen), size.get(id) ?? 0);
  };

  const isInList = (id: string) =>
    pagesOfKind.some(({ name, pages: ofKind }) => name === 'list' && ofKind.some(({ modules }) => modules.has(id)));

  return (id) => {
    if (!size.has(id)) return null;
    if (entry?.has(id)) return 'entry';
    if (before.has(id)) return costOf(id) < small ? 'entry' : null;
    if (app?.has(id)) return 'console';
    const users = pages.filter(({ modules }) => modules.has(id)).length;
    if (users < 2) return null;
    if (costOf(id) < small * Math.min(1, (users / pages.length) * usual) ** (isInList(id) ? 1 : 2)) return 'console';
    const names = pagesOfKind
      .filter((kind) => kind.pages.filter(({ modules }) => modules.has(id)).length >= kind.pages.length * kind.share)
      .map(({ name }) => name);
    // What a list needs of the forms' code must not bring all of that along.
    const isForForms = names.length === 1 && names[0] === 'form';
    if (names.length > 0 && !(isForForms && isInList(id))) return names.join('-');
    // What several forms need too must not bring the rest of a list along.
    const forms = pages.filter(({ entry: page, modules }) => kinds.form.pages.test(page) && modules.has(id));
    if (forms.length > 2) return null;
    // What is left of a list stands together, by the resources whose lists need it.
    const areas = pagesOfKind
      .filter(({ name }) => name === 'list')
      .flatMap((lists) => lists.pages.filter(({ modules }) => modules.has(id)))
      .map((page) => areaOf(page.entry));
    const own = [...new Set(areas)].sort();
    // A few lines that the lists of several resources need are cheaper with all of them.
    if (own.length > 3 && (size.get(id) ?? 0) < few) return 'list';
    return own.length > 0 ? own.join('-') : null;
  };
}
