import type { CampaignStatus, RequestStatus } from '../../domain/campaigns/values';
import { formatNumber } from '../../domain/format';
import type { ImportCounts } from '../../domain/imports';
import enCommon from '../../domain/locales/en/common.json';
import en from '../../domain/locales/en/notificationText.json';
import viCommon from '../../domain/locales/vi/common.json';
import vi from '../../domain/locales/vi/notificationText.json';
import { type Network, networkNames } from '../../domain/networks';
import type { ApprovedType, CollectedType, CountryText } from '../../domain/notifications/types';
import type { LostReason } from '../../domain/social/consentValues';

/** A text in both languages of the product. */
export interface InBoth {
  vi: string;
  en: string;
}

/** What a notification says. */
export interface Said {
  title: InBoth;
  content: InBoth;
}

/** A text as it is stored and answered. */
export function perCountry({ vi, en }: InBoth): CountryText[] {
  return [
    { country_code: 'VN', value: vi },
    { country_code: 'US', value: en },
  ];
}

type Language = keyof InBoth;
type Words = typeof vi;
type Values = Record<string, string | number>;

// The type makes both languages have the same texts.
const words: Record<Language, Words> = { vi, en };
const common = { vi: viCommon, en: enCommon };

function say(
  textOf: (words: Words) => { title: string; content: string },
  valuesOf: (language: Language) => Values,
): Said {
  const part = (name: 'title' | 'content'): InBoth => ({
    vi: filled(textOf(words.vi)[name], valuesOf('vi'), 'vi'),
    en: filled(textOf(words.en)[name], valuesOf('en'), 'en'),
  });
  return { title: part('title'), content: part('content') };
}

function filled(text: string, values: Values, language: Language): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'number' ? formatNumber(value, language) : value;
  });
}

/** A record waits for approval; `count` above 1: so many came at once, this one among them. */
export function waitingText(type: ApprovedType, values: { name: string; count: number; change: boolean }): Said {
  const { name, count, change } = values;
  const text = change ? 'change_waiting' : count > 1 ? 'many_waiting' : 'waiting';
  return say(
    (all) => all[text][type],
    () => ({ name, count }),
  );
}

/** A record or a change of one was approved, or rejected with a reason. */
export function decisionText(
  type: ApprovedType,
  { name, reason, change }: { name: string; reason: string | null; change: boolean },
): Said {
  const decision = reason === null ? 'approved' : 'rejected';
  const text = change ? (`change_${decision}` as const) : decision;
  return say(
    (all) => all[text][type],
    () => ({ name, reason: reason ?? '' }),
  );
}

/** Somebody asks for a campaign. */
export function newRequestText(values: { brand: string; name: string }): Said {
  return say(
    (all) => all.request_new,
    () => values,
  );
}

/** A request for a campaign has a new status. */
export function requestStatusText({ name, status }: { name: string; status: RequestStatus }): Said {
  return say(
    (all) => all.request_status,
    (language) => ({ name, status: common[language].status.request[status] }),
  );
}

/** Somebody is responsible for a request from now on. */
export function requestInChargeText(values: { brand: string; name: string }): Said {
  return say(
    (all) => all.request_in_charge,
    () => values,
  );
}

/** A campaign has a new status, for this reason where one is told. */
export function campaignStatusText(moved: { name: string; status: CampaignStatus; reason: string | null }): Said {
  const { name, status, reason } = moved;
  return say(
    (all) => (reason === null ? all.campaign_status : all.campaign_status_reason),
    (language) => ({ name, status: common[language].status.campaign[status], reason: reason ?? '' }),
  );
}

/** Posts of a campaign were found or are missing: so many to staff, and to a KOL that its own are. */
export function postsText(
  what: 'found' | 'missing',
  reader: 'staff' | 'kols',
  values: { name: string; posts: number },
): Said {
  return say(
    (all) => all.posts[what][reader],
    () => values,
  );
}

/** The weekly mail of a campaign was switched off by itself. */
export function weeklyMailOffText(values: { name: string }): Said {
  return say(
    (all) => all.weekly_mail_off,
    () => values,
  );
}

/** Somebody is asked what a campaign was like; again: once more. */
export function evaluationText({ name, again }: { name: string; again: boolean }): Said & { open: InBoth } {
  const said = say(
    (all) => (again ? all.evaluation_again : all.evaluation),
    () => ({ name }),
  );
  return { ...said, open: { vi: words.vi.evaluation_open, en: words.en.evaluation_open } };
}

/** So much of each kind waits for somebody this week, what is none left out. */
export function digestText(
  total: number,
  waiting: readonly { kind: DigestKind; count: number }[],
): Said & {
  open: InBoth;
} {
  const said = say(
    (all) => all.digest,
    (language) => ({
      total,
      list: waiting
        .map(({ kind, count }) => `${formatNumber(count, language)} ${words[language].digest_kind[kind]}`)
        .join(', '),
    }),
  );
  return { ...said, open: { vi: words.vi.digest_open, en: words.en.digest_open } };
}

/** What a digest counts. */
export type DigestKind = keyof Words['digest_kind'];

/** What the rows of a workbook did. */
export interface ImportedRows {
  counts: ImportCounts;
  /** Of those that change: how many changes wait for approval. */
  held: number;
  /** Rows left out as they were wrong. */
  refused: number;
}

/** Records that stand by themselves were added or changed from a workbook. */
export function recordImportText(kind: 'users' | 'kols' | 'customers' | 'brands', rows: ImportedRows): Said {
  return importText(kind, rows, {});
}

/** A part of a campaign was imported from a workbook. */
export function campaignImportText(
  part: 'sows' | 'posts',
  { campaign, file, ...rows }: ImportedRows & { campaign: string; file: string },
): Said {
  return importText(part, rows, { campaign, file });
}

function importText(kind: keyof Words['import'], { counts, held, refused }: ImportedRows, values: Values): Said {
  const { adds, nothing } = counts;
  const changes = counts.changes - held;
  const wrote = adds > 0 && changes > 0 ? 'both' : adds > 0 ? 'adds' : changes > 0 ? 'changes' : null;
  return say(
    (all) => {
      const { title, ...of } = all.import[kind];
      const sentences = [
        wrote && of[wrote],
        held > 0 && all.import_held,
        nothing > 0 && all.import_nothing,
        refused > 0 && all.import_left_out,
      ];
      return { title, content: sentences.filter(Boolean).join(' ') };
    },
    () => ({ ...values, adds, changes, held, nothing, refused }),
  );
}

/** A collection has come to its end. */
export function collectionText(type: CollectedType, values: { name: string; collected: number }): Said {
  return say(
    (all) => all.collection[type],
    () => values,
  );
}

/** A collection came to nothing. */
export function collectionFailedText(name: string): Said {
  return say(
    (all) => all.collection_failed,
    () => ({ name }),
  );
}

/** An account is connected no longer: told to its owner, or to those of the agency who deal with the KOL. */
export function consentLostText(
  to: 'owner' | 'staff',
  { network, kol, reason }: { network: Network; kol: string; reason: LostReason },
): Said {
  return say(
    (all) => all.consent_lost[to],
    (language) => ({ network: networkNames[network], kol, reason: words[language].consent_reason[reason] }),
  );
}
