import type { CampaignStatus } from './values';

/** What a campaign may lack for a status; each has a word under `campaigns.missing`. */
export const missingCodes = [
  'sow',
  'manager',
  'end_date',
  'linked_account',
  'promised_post',
  'acceptance',
  'liquidation_image',
  'post_figures',
  'end_of_period',
] as const;
export type MissingCode = (typeof missingCodes)[number];

/** One thing that is missing, and how many of it. */
export interface Missing {
  code: MissingCode;
  count: number;
}

/** What is known of a campaign when its next status is thought of. Counts; the day `YYYY-MM-DD`. */
export interface CampaignFacts {
  managers: number;
  end_date: string | null;
  sows: number;
  /** Online SOWs whose KOL has no linked account on their network. */
  unlinked_sows: number;
  /** Posts promised and not yet there, SOW by SOW: more of one do not make up for fewer of another. */
  missing_posts: number;
  /** SOWs none of the acceptances is of. */
  unaccepted_sows: number;
  liquidation_images: number;
  /** Active posts of which no figure is known. */
  unmeasured_posts: number;
}

/** `GET /campaigns/{id}/readiness`: what each status that may follow lacks; nothing of it forbids the step. */
export interface CampaignReadiness {
  status: CampaignStatus;
  next: { status: CampaignStatus; missing: Missing[] }[];
  told: ToldOfStep;
}

/** How many people a step reaches as they stand now, without who takes it. */
export interface ToldOfStep {
  /** The campaign's people, who are told its new status. */
  staff: number;
  /** Users of its customer and brand, who are told too. */
  clients: number;
  /** Those who are asked for an evaluation when it becomes done. */
  evaluators: number;
}

/**
 * What should be there before a campaign gets this status and is not, in the order in which people see to it. It only
 * informs: CONTRACT.md §4 alone says what is refused. `today` is a day of the agency.
 */
export function missingFor(target: CampaignStatus, facts: CampaignFacts, today: string): Missing[] {
  const absent = (code: MissingCode, known: unknown) => (known ? 0 : 1) && { code, count: 1 };
  const some = (code: MissingCode, count: number) => count > 0 && { code, count };
  const { end_date } = facts;
  const wanted: Partial<Record<CampaignStatus, (Missing | false | 0)[]>> = {
    on_going: [
      absent('sow', facts.sows),
      absent('manager', facts.managers),
      absent('end_date', end_date),
      some('linked_account', facts.unlinked_sows),
    ],
    liquidation: [some('promised_post', facts.missing_posts)],
    done: [
      some('promised_post', facts.missing_posts),
      some('post_figures', facts.unmeasured_posts),
      some('acceptance', facts.unaccepted_sows),
      absent('liquidation_image', facts.liquidation_images),
      absent('end_date', end_date),
      absent('end_of_period', !end_date || end_date <= today),
    ],
  };
  return (wanted[target] ?? []).filter((one) => one !== false && one !== 0);
}
