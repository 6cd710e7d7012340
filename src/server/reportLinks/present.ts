import type { ReportLink } from '../../domain/reportLinks/types';
import type { ReportDocument } from '../../domain/reports/document';
import type { ReportCampaign } from '../../domain/reports/types';
import { pick } from '../present';
import type { Secrets } from '../secrets';
import type { KeptLink } from './queries/kept';
import { keptTokenOf, linkUrl } from './tokens';

const ofLink = [
  'id',
  'campaign_id',
  'label',
  'expires_at',
  'has_passcode',
  'hidden_blocks',
  'lang',
  'snapshot',
  'active',
  'visits',
  'created_at',
  'createdBy',
  'version',
] as const satisfies (keyof KeptLink)[];

const ofCampaign = [
  'id',
  'code',
  'name',
  'type',
  'status',
  'start_date',
  'end_date',
  'cover_image',
  'avatar',
  'brand',
  'kols',
  'kol_total',
] as const satisfies (keyof ReportCampaign)[];

const ofDocument = [
  'as_of',
  'totals',
  'progress',
  'by_network',
  'by_day',
  'key_finding',
  'key_finding_top_1',
  'key_finding_top_2',
  'key_finding_top_3',
  'key_recommendation',
  'view',
  'engagement',
  'buzz',
  'scorecard_metric',
  'blocks',
  'verdict',
  'scorecard',
  'top',
  'kols',
  'posts',
  'best_posts',
  'tags',
  'clicks',
  'acceptances',
  'method',
  'charts',
  'frozen',
] as const satisfies (keyof ReportDocument)[];

/** A link for staff, its address only for a session that has shown whose it is. */
export function presentLink(link: KeptLink, secrets: Secrets, home: string, proven: boolean): ReportLink {
  const url = addressOf(link, secrets, home);
  return { ...pick(link, ofLink), url: proven ? url : null, url_withheld: !proven && url !== null };
}

/** A link's address, made again; null where neither this secret nor the one before made it. */
export function addressOf(link: Pick<KeptLink, 'id' | 'token_sha256'>, secrets: Secrets, home: string): string | null {
  const token = keptTokenOf(secrets, link);
  return token === null ? null : linkUrl(home, token);
}

/**
 * A reduced viewer's report for whoever has the link: of the campaign what stands on the cover, neither who pays for it
 * nor how far the agency's work on it is.
 */
export function presentLinked(document: ReportDocument): ReportDocument {
  return { ...pick(document, ofDocument), campaign: pick(document.campaign, ofCampaign) };
}
