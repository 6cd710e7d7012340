import { auditEndpoints } from './audit/endpoints';
import { brandEndpoints } from './brands/endpoints';
import { brandImportEndpoints } from './brands/importEndpoints';
import { campaignAttachmentEndpoints } from './campaigns/attachmentEndpoints';
import { campaignEndpoints } from './campaigns/endpoints';
import { campaignListEndpoints } from './campaigns/listEndpoints';
import { postEndpoints } from './campaigns/postEndpoints';
import { postListEndpoints } from './campaigns/postListEndpoints';
import { sowEndpoints } from './campaigns/sowEndpoints';
import { campaignWriteEndpoints } from './campaigns/writeEndpoints';
import { collectOrderEndpoints } from './collectOrders/endpoints';
import { customerEndpoints } from './customers/endpoints';
import { customerImportEndpoints } from './customers/importEndpoints';
import { entryEndpoints } from './entryEndpoints';
import { hashtagEndpoints } from './hashtags/endpoints';
import { importEndpoints } from './importEndpoints';
import { jobEndpoints } from './jobs/endpoints';
import { kolEndpoints } from './kols/endpoints';
import { kolImportEndpoints } from './kols/importEndpoints';
import { kolListEndpoints } from './kols/listEndpoints';
import { mediaEndpoints } from './media/endpoints';
import { notificationEndpoints } from './notifications/endpoints';
import { representativeEndpoints } from './representatives/endpoints';
import { requestEndpoints } from './requests/endpoints';
import { roleEndpoints } from './roles/endpoints';
import { searchEndpoints } from './search/endpoints';
import { settingEndpoints } from './settings/endpoints';
import { socialEndpoints } from './social/endpoints';
import { translationEndpoints } from './translations/endpoints';
import { userEndpoints } from './users/endpoints';

export { type Access, apiBase, type Endpoint } from './endpoint';

/** Every call: the client's and the server's one table. */
export const endpoints = {
  ...entryEndpoints,
  ...userEndpoints,
  ...roleEndpoints,
  ...auditEndpoints,
  ...settingEndpoints,
  ...translationEndpoints,
  ...jobEndpoints,
  ...notificationEndpoints,
  ...campaignEndpoints,
  ...campaignListEndpoints,
  ...postListEndpoints,
  ...campaignWriteEndpoints,
  ...sowEndpoints,
  ...postEndpoints,
  ...campaignAttachmentEndpoints,
  ...requestEndpoints,
  ...kolEndpoints,
  ...kolListEndpoints,
  ...kolImportEndpoints,
  ...importEndpoints,
  ...socialEndpoints,
  ...hashtagEndpoints,
  ...collectOrderEndpoints,
  ...customerEndpoints,
  ...customerImportEndpoints,
  ...brandEndpoints,
  ...brandImportEndpoints,
  ...representativeEndpoints,
  ...searchEndpoints,
  ...mediaEndpoints,
};

export type EndpointName = keyof typeof endpoints;
