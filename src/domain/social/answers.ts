import type { PostCourse } from '../postFigures';
import type { AccountProposal, ConnectStart, OpenInvitation, SocialConnection } from './consentTypes';
import type { NetworkStatus, PlatformProfile, SocialAccount, SocialOverview } from './types';

/** What the calls of what the networks say of a KOL answer. */
export interface SocialAnswers {
  socialFacebook: PlatformProfile;
  socialInstagram: PlatformProfile;
  socialTiktok: PlatformProfile;
  socialYoutube: PlatformProfile;
  socialOverview: SocialOverview;
  channelPostCourse: PostCourse;
  socialNetworkData: SocialAccount;
  socialStatus: NetworkStatus;
  socialConnect: ConnectStart;
  socialConsents: SocialConnection;
  socialInvitationOpen: OpenInvitation;
  socialProposalOpen: AccountProposal;
}
