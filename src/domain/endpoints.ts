import { auditEndpoints } from './audit/endpoints';
import { authEndpoints } from './auth/endpoints';
import { brandEndpoints } from './brands/endpoints';
import { campaignEndpoints } from './campaigns/endpoints';
import { clientErrorEndpoints } from './clientErrors/endpoints';
import { customerEndpoints } from './customers/endpoints';
import { jobEndpoints } from './jobs/endpoints';
import { kolEndpoints } from './kols/endpoints';
import { languageEndpoints } from './languages/endpoints';
import { mediaEndpoints } from './media/endpoints';
import { notificationEndpoints } from './notifications/endpoints';
import { roleEndpoints } from './roles/endpoints';
import { settingEndpoints } from './settings/endpoints';
import { translationEndpoints } from './translations/endpoints';
import { userEndpoints } from './users/endpoints';

export type { Access, Endpoint } from './endpoint';

export const apiBase = '/api/v1';

/** Every call: the client's and the server's one table. */
export const endpoints = {
  ...authEndpoints,
  ...userEndpoints,
  ...roleEndpoints,
  ...auditEndpoints,
  ...settingEndpoints,
  ...languageEndpoints,
  ...translationEndpoints,
  ...jobEndpoints,
  ...notificationEndpoints,
  ...clientErrorEndpoints,
  ...campaignEndpoints,
  ...kolEndpoints,
  ...customerEndpoints,
  ...brandEndpoints,
  ...mediaEndpoints,
};

export type EndpointName = keyof typeof endpoints;
