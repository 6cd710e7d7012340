import { analyticsInputs } from './analytics/inputs';
import { auditInputs } from './audit/inputs';
import { apiKeyInputs, authInputs, passkeyInputs, proofInputs, secondFactorInputs } from './auth/inputs';
import { brandInputs } from './brands/inputs';
import { campaignInputs } from './campaigns/inputs';
import { clientErrorInputs } from './clientErrors/inputs';
import { collectOrderInputs } from './collectOrders/inputs';
import { contactInputs } from './contacts/inputs';
import { customerInputs } from './customers/inputs';
import type { EndpointName } from './endpoints';
import { evaluationInputs } from './evaluations/inputs';
import { hashtagInputs } from './hashtags/inputs';
import { importInputs } from './importInputs';
import type { CallInput } from './input';
import { introPageInputs } from './introPage/inputs';
import { jobInputs } from './jobs/inputs';
import { kolInputs } from './kols/inputs';
import { languageInputs } from './languages/inputs';
import { mediaInputs } from './media/inputs';
import { notificationInputs } from './notifications/inputs';
import { reportLinkInputs } from './reportLinks/inputs';
import { reportMailInputs } from './reportMails/inputs';
import { reportSnapshotInputs } from './reportSnapshots/inputs';
import { reportInputs } from './reports/inputs';
import { representativeInputs } from './representatives/inputs';
import { requestInputs } from './requests/inputs';
import { roleInputs } from './roles/inputs';
import { searchInputs } from './search/inputs';
import { settingInputs } from './settings/inputs';
import { shortenerInputs } from './shorteners/inputs';
import { socialInputs } from './social/inputs';
import { todayInputs } from './today/inputs';
import { translationInputs } from './translations/inputs';
import { trashInputs } from './trash/inputs';
import { userInputs } from './users/inputs';
import { versionInputs } from './versions/inputs';

/** The schemas of every call that is sent something: for the server and its document, never for the browser. */
export const inputs = {
  ...analyticsInputs,
  ...auditInputs,
  ...authInputs,
  ...secondFactorInputs,
  ...passkeyInputs,
  ...proofInputs,
  ...apiKeyInputs,
  ...brandInputs,
  ...campaignInputs,
  ...clientErrorInputs,
  ...contactInputs,
  ...collectOrderInputs,
  ...customerInputs,
  ...evaluationInputs,
  ...hashtagInputs,
  ...importInputs,
  ...introPageInputs,
  ...jobInputs,
  ...kolInputs,
  ...languageInputs,
  ...mediaInputs,
  ...notificationInputs,
  ...reportInputs,
  ...reportSnapshotInputs,
  ...reportLinkInputs,
  ...reportMailInputs,
  ...representativeInputs,
  ...requestInputs,
  ...roleInputs,
  ...searchInputs,
  ...settingInputs,
  ...shortenerInputs,
  ...socialInputs,
  ...todayInputs,
  ...translationInputs,
  ...trashInputs,
  ...versionInputs,
  ...userInputs,
};

/** The schemas of one call; none where it is sent nothing. */
export function inputOf(name: EndpointName): CallInput {
  const all: Partial<Record<EndpointName, CallInput>> = inputs;
  return all[name] ?? {};
}
