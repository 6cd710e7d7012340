import { campaignCreated, customerCreated, postAdded, reportFrozen, sowAdded } from './campaigns';
import { kolApproved, kolCreated, kolDeleted, kolEdited, kolRestored, kolsApproved, kolsImported } from './kols';
import { fileUploaded, requestSent, requestsGiven } from './requests';
import { userInvited } from './users';
import type { Verb } from './verb';

/** Every kind of write of the load. */
export const verbs: readonly Verb[] = [
  kolCreated,
  kolEdited,
  kolApproved,
  kolsApproved,
  kolDeleted,
  kolRestored,
  kolsImported,
  customerCreated,
  campaignCreated,
  sowAdded,
  postAdded,
  requestSent,
  requestsGiven,
  fileUploaded,
  reportFrozen,
  userInvited,
];
