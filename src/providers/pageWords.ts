import type { BuiltInLanguage } from '../domain/languages/rules';
import type { Catalogue } from '../domain/locales/catalogue';

type Load = () => Promise<{ default: Catalogue }>;

/** The words of `domain/locales/pages`, each with the code that asks for them. */
const sources = {
  analysis: {
    vi: () => import('../domain/locales/vi/analysis.json'),
    en: () => import('../domain/locales/en/analysis.json'),
  },
  apiKeys: {
    vi: () => import('../domain/locales/vi/apiKeys.json'),
    en: () => import('../domain/locales/en/apiKeys.json'),
  },
  audit: {
    vi: () => import('../domain/locales/vi/audit.json'),
    en: () => import('../domain/locales/en/audit.json'),
  },
  brandReport: {
    vi: () => import('../domain/locales/vi/brandReport.json'),
    en: () => import('../domain/locales/en/brandReport.json'),
  },
  campaignDetail: {
    vi: () => import('../domain/locales/vi/campaignDetail.json'),
    en: () => import('../domain/locales/en/campaignDetail.json'),
  },
  campaignForm: {
    vi: () => import('../domain/locales/vi/campaignForm.json'),
    en: () => import('../domain/locales/en/campaignForm.json'),
  },
  campaignList: {
    vi: () => import('../domain/locales/vi/campaignList.json'),
    en: () => import('../domain/locales/en/campaignList.json'),
  },
  clientErrors: {
    vi: () => import('../domain/locales/vi/clientErrors.json'),
    en: () => import('../domain/locales/en/clientErrors.json'),
  },
  collect: {
    vi: () => import('../domain/locales/vi/collect.json'),
    en: () => import('../domain/locales/en/collect.json'),
  },
  companies: {
    vi: () => import('../domain/locales/vi/companies.json'),
    en: () => import('../domain/locales/en/companies.json'),
  },
  companySheet: {
    vi: () => import('../domain/locales/vi/companySheet.json'),
    en: () => import('../domain/locales/en/companySheet.json'),
  },
  conflict: {
    vi: () => import('../domain/locales/vi/conflict.json'),
    en: () => import('../domain/locales/en/conflict.json'),
  },
  companyUpload: {
    vi: () => import('../domain/locales/vi/companyUpload.json'),
    en: () => import('../domain/locales/en/companyUpload.json'),
  },
  consents: {
    vi: () => import('../domain/locales/vi/consents.json'),
    en: () => import('../domain/locales/en/consents.json'),
  },
  contacts: {
    vi: () => import('../domain/locales/vi/contacts.json'),
    en: () => import('../domain/locales/en/contacts.json'),
  },
  devices: {
    vi: () => import('../domain/locales/vi/devices.json'),
    en: () => import('../domain/locales/en/devices.json'),
  },
  foundPosts: {
    vi: () => import('../domain/locales/vi/foundPosts.json'),
    en: () => import('../domain/locales/en/foundPosts.json'),
  },
  hashtags: {
    vi: () => import('../domain/locales/vi/hashtags.json'),
    en: () => import('../domain/locales/en/hashtags.json'),
  },
  import: {
    vi: () => import('../domain/locales/vi/import.json'),
    en: () => import('../domain/locales/en/import.json'),
  },
  imports: {
    vi: () => import('../domain/locales/vi/imports.json'),
    en: () => import('../domain/locales/en/imports.json'),
  },
  introPage: {
    vi: () => import('../domain/locales/vi/introPage.json'),
    en: () => import('../domain/locales/en/introPage.json'),
  },
  jobs: {
    vi: () => import('../domain/locales/vi/jobs.json'),
    en: () => import('../domain/locales/en/jobs.json'),
  },
  keys: {
    vi: () => import('../domain/locales/vi/keys.json'),
    en: () => import('../domain/locales/en/keys.json'),
  },
  kolChoice: {
    vi: () => import('../domain/locales/vi/kolChoice.json'),
    en: () => import('../domain/locales/en/kolChoice.json'),
  },
  kolForm: {
    vi: () => import('../domain/locales/vi/kolForm.json'),
    en: () => import('../domain/locales/en/kolForm.json'),
  },
  kolSheet: {
    vi: () => import('../domain/locales/vi/kolSheet.json'),
    en: () => import('../domain/locales/en/kolSheet.json'),
  },
  kolUpload: {
    vi: () => import('../domain/locales/vi/kolUpload.json'),
    en: () => import('../domain/locales/en/kolUpload.json'),
  },
  languages: {
    vi: () => import('../domain/locales/vi/languages.json'),
    en: () => import('../domain/locales/en/languages.json'),
  },
  health: {
    vi: () => import('../domain/locales/vi/health.json'),
    en: () => import('../domain/locales/en/health.json'),
  },
  networks: {
    vi: () => import('../domain/locales/vi/networks.json'),
    en: () => import('../domain/locales/en/networks.json'),
  },
  notificationHelp: {
    vi: () => import('../domain/locales/vi/notificationHelp.json'),
    en: () => import('../domain/locales/en/notificationHelp.json'),
  },
  parts: {
    vi: () => import('../domain/locales/vi/parts.json'),
    en: () => import('../domain/locales/en/parts.json'),
  },
  posts: {
    vi: () => import('../domain/locales/vi/posts.json'),
    en: () => import('../domain/locales/en/posts.json'),
  },
  proof: {
    vi: () => import('../domain/locales/vi/proof.json'),
    en: () => import('../domain/locales/en/proof.json'),
  },
  record: {
    vi: () => import('../domain/locales/vi/record.json'),
    en: () => import('../domain/locales/en/record.json'),
  },
  readingFailure: {
    vi: () => import('../domain/locales/vi/readingFailure.json'),
    en: () => import('../domain/locales/en/readingFailure.json'),
  },
  reportNotes: {
    vi: () => import('../domain/locales/vi/reportNotes.json'),
    en: () => import('../domain/locales/en/reportNotes.json'),
  },
  representatives: {
    vi: () => import('../domain/locales/vi/representatives.json'),
    en: () => import('../domain/locales/en/representatives.json'),
  },
  requests: {
    vi: () => import('../domain/locales/vi/requests.json'),
    en: () => import('../domain/locales/en/requests.json'),
  },
  roleRights: {
    vi: () => import('../domain/locales/vi/roleRights.json'),
    en: () => import('../domain/locales/en/roleRights.json'),
  },
  scores: {
    vi: () => import('../domain/locales/vi/scores.json'),
    en: () => import('../domain/locales/en/scores.json'),
  },
  secondFactor: {
    vi: () => import('../domain/locales/vi/secondFactor.json'),
    en: () => import('../domain/locales/en/secondFactor.json'),
  },
  settings: {
    vi: () => import('../domain/locales/vi/settings.json'),
    en: () => import('../domain/locales/en/settings.json'),
  },
  shorteners: {
    vi: () => import('../domain/locales/vi/shorteners.json'),
    en: () => import('../domain/locales/en/shorteners.json'),
  },
  today: {
    vi: () => import('../domain/locales/vi/today.json'),
    en: () => import('../domain/locales/en/today.json'),
  },
  translations: {
    vi: () => import('../domain/locales/vi/translations.json'),
    en: () => import('../domain/locales/en/translations.json'),
  },
  trash: {
    vi: () => import('../domain/locales/vi/trash.json'),
    en: () => import('../domain/locales/en/trash.json'),
  },
} satisfies Record<string, Record<BuiltInLanguage, Load>>;

type PageWords = keyof typeof sources;

const askedFor = new Set<PageWords>();
const arrived: Record<BuiltInLanguage, Catalogue> = { vi: {}, en: {} };
let follower: { language: BuiltInLanguage; say: (words: Catalogue) => void } | undefined;

async function load(name: PageWords, language: BuiltInLanguage): Promise<void> {
  if (arrived[language][name]) return;
  const load: Load = sources[name][language];
  const { default: words } = await load();
  arrived[language][name] = words;
  if (follower?.language === language) follower.say({ [name]: words });
}

/** The code of a page, once the words it says in the language of now have come as well. */
export async function withWords<T>(names: readonly PageWords[], code: Promise<T>): Promise<T> {
  for (const name of names) askedFor.add(name);
  const language = follower?.language;
  const [page] = await Promise.all([code, ...names.map((name) => language && load(name, language))]);
  return page;
}

/** The words of every page opened so far, in another language: nothing asks for a page's code twice. */
export async function loadWordsAskedFor(language: BuiltInLanguage): Promise<void> {
  await Promise.all([...askedFor].map((name) => load(name, language)));
}

/** Hands over the words of pages, those that came already and those to come; to the last who asked alone. */
export function followPageWords(language: BuiltInLanguage, say: (words: Catalogue) => void): void {
  follower = { language, say };
  say(arrived[language]);
}
