import type { InputsOf } from '../input';
import { idParams } from '../lookups';
import type { consentEndpoints } from './consentEndpoints';
import {
  connectAnswerQuery,
  connectParams,
  connectSchema,
  consentQuery,
  invitationSchema,
  openInvitationSchema,
  openProposalSchema,
  proposalSchema,
} from './consentSchema';
import type { socialEndpoints } from './endpoints';
import { platformQuery, socialNetworkQuery, socialOverviewQuery, socialSyncBody } from './schema';

/** What the calls of social are sent. */
export const socialInputs = {
  socialFacebook: { query: platformQuery },
  socialInstagram: { query: platformQuery },
  socialTiktok: { query: platformQuery },
  socialYoutube: { query: platformQuery },
  socialOverview: { query: socialOverviewQuery },
  channelPostCourse: { params: idParams },
  socialNetworkData: { query: socialNetworkQuery },
  socialSync: { body: socialSyncBody },
  socialConnect: { params: connectParams, body: connectSchema },
  socialCallback: { params: connectParams, query: connectAnswerQuery },
  socialProposalOpen: { params: connectParams, body: openProposalSchema },
  socialPropose: { params: connectParams, body: proposalSchema },
  socialWithdraw: { params: idParams },
  socialConsents: { query: consentQuery },
  socialInvite: { body: invitationSchema },
  socialInvitationOpen: { body: openInvitationSchema },
} satisfies InputsOf<typeof socialEndpoints & typeof consentEndpoints>;
