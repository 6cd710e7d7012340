import { analyticsEndpoints } from './analytics/endpoints';
import { auditEndpoints } from './audit/endpoints';
import { apiKeyEndpoints } from './auth/apiKeyEndpoints';
import { passkeyEndpoints } from './auth/passkeyEndpoints';
import { proofEndpoints } from './auth/proofEndpoints';
import { secondFactorEndpoints } from './auth/secondFactorEndpoints';
import { brandEndpoints } from './brands/endpoints';
import { brandImportEndpoints } from './brands/importEndpoints';
import { campaignAttachmentEndpoints } from './campaigns/attachmentEndpoints';
import { campaignEndpoints } from './campaigns/endpoints';
import { foundPostEndpoints } from './campaigns/foundPostEndpoints';
import { campaignListEndpoints } from './campaigns/listEndpoints';
import { postContentEndpoints } from './campaigns/postContentEndpoints';
import { postEndpoints } from './campaigns/postEndpoints';
import { postListEndpoints } from './campaigns/postListEndpoints';
import { sowEndpoints } from './campaigns/sowEndpoints';
import { campaignWriteEndpoints } from './campaigns/writeEndpoints';
import { collectOrderEndpoints } from './collectOrders/endpoints';
import { contactEndpoints } from './contacts/endpoints';
import { customerEndpoints } from './customers/endpoints';
import { customerImportEndpoints } from './customers/importEndpoints';
import type { Endpoint } from './endpoint';
import type { Entity } from './entities';
import { entryEndpoints } from './entryEndpoints';
import { evaluationEndpoints } from './evaluations/endpoints';
import { hashtagEndpoints } from './hashtags/endpoints';
import { healthEndpoints } from './health/endpoints';
import { importEndpoints } from './importEndpoints';
import { introPageEndpoints } from './introPage/endpoints';
import { jobEndpoints } from './jobs/endpoints';
import { kolEndpoints } from './kols/endpoints';
import { kolImportEndpoints } from './kols/importEndpoints';
import { kolListEndpoints } from './kols/listEndpoints';
import { mediaEndpoints } from './media/endpoints';
import { notificationEndpoints } from './notifications/endpoints';
import { reportLinkEndpoints } from './reportLinks/endpoints';
import { reportMailEndpoints } from './reportMails/endpoints';
import { reportSnapshotEndpoints } from './reportSnapshots/endpoints';
import { reportEndpoints } from './reports/endpoints';
import { representativeEndpoints } from './representatives/endpoints';
import { requestEndpoints } from './requests/endpoints';
import { roleEndpoints } from './roles/endpoints';
import { searchEndpoints } from './search/endpoints';
import { settingEndpoints } from './settings/endpoints';
import { shortenerEndpoints } from './shorteners/endpoints';
import { consentEndpoints } from './social/consentEndpoints';
import { socialEndpoints } from './social/endpoints';
import { todayEndpoints } from './today/endpoints';
import { translationEndpoints } from './translations/endpoints';
import { trashEndpoints } from './trash/endpoints';
import { userEndpoints } from './users/endpoints';
import { versionEndpoints } from './versions/endpoints';

export { type Access, admits, admitsKeys, apiBase, type Endpoint, rightsIn } from './endpoint';

/** Every call: the client's and the server's one table. */
export const endpoints = {
  ...entryEndpoints,
  ...contactEndpoints,
  ...secondFactorEndpoints,
  ...passkeyEndpoints,
  ...proofEndpoints,
  ...apiKeyEndpoints,
  ...userEndpoints,
  ...roleEndpoints,
  ...analyticsEndpoints,
  ...auditEndpoints,
  ...settingEndpoints,
  ...translationEndpoints,
  ...healthEndpoints,
  ...jobEndpoints,
  ...notificationEndpoints,
  ...campaignEndpoints,
  ...campaignListEndpoints,
  ...postListEndpoints,
  ...campaignWriteEndpoints,
  ...sowEndpoints,
  ...postEndpoints,
  ...campaignAttachmentEndpoints,
  ...postContentEndpoints,
  ...foundPostEndpoints,
  ...requestEndpoints,
  ...kolEndpoints,
  ...kolListEndpoints,
  ...kolImportEndpoints,
  ...importEndpoints,
  ...socialEndpoints,
  ...consentEndpoints,
  ...evaluationEndpoints,
  ...hashtagEndpoints,
  ...shortenerEndpoints,
  ...collectOrderEndpoints,
  ...customerEndpoints,
  ...customerImportEndpoints,
  ...brandEndpoints,
  ...brandImportEndpoints,
  ...reportEndpoints,
  ...reportSnapshotEndpoints,
  ...reportLinkEndpoints,
  ...reportMailEndpoints,
  ...representativeEndpoints,
  ...trashEndpoints,
  ...versionEndpoints,
  ...searchEndpoints,
  ...todayEndpoints,
  ...introPageEndpoints,
  ...mediaEndpoints,
};

export type EndpointName = keyof typeof endpoints;

/** The entities a call's answer is made of, its own first; none of a call that writes. */
export function readsOf(name: EndpointName): readonly Entity[] {
  const endpoint: Endpoint = endpoints[name];
  return endpoint.method === 'GET' ? endpoint.reads : [];
}

/** The entities whose reads are out of date after the call, its own first; none of a call that only answers. */
export function changesOf(name: EndpointName): readonly Entity[] {
  const endpoint: Endpoint = endpoints[name];
  return endpoint.method === 'GET' ? [] : endpoint.changes;
}
