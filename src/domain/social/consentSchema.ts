import * as yup from 'yup';
import { emailAddress, id, text } from '../validation';
import { consentNetworks } from './consentValues';

const network = () => yup.string().oneOf(consentNetworks, 'social_type_invalid').required();
const token = () => text(100);

/** Network in the path of connecting. */
export const connectParams = yup.object({ network: network() });

/** Body of `POST /social/connect/{network}`: the caller's own KOL, or the token of an invitation. */
export const connectSchema = yup
  .object({ kol_id: id().lowercase(), invitation: token() })
  .test('one', 'invalid_value', ({ kol_id, invitation }, { createError }) =>
    Boolean(kol_id) === Boolean(invitation) ? createError({ path: 'kol_id' }) : true,
  );
export type ConnectInput = yup.InferType<typeof connectSchema>;

/** What a network's answer carries; anything else of it is dropped. */
export const connectAnswerQuery = yup.object({
  code: yup.string().max(4_000),
  state: yup.string().max(500),
  error: yup.string().max(500),
});
export type ConnectAnswer = yup.InferType<typeof connectAnswerQuery>;

/** Query of `GET /social/consents`. */
export const consentQuery = yup.object({ kol_id: id().required() });

/** Body of `POST /social/invitations`; without an e-mail it goes to the KOL's user. */
export const invitationSchema = yup.object({
  kol_id: id().lowercase().required(),
  social_type: network(),
  email: emailAddress().nullable(),
});
export type InvitationInput = yup.InferType<typeof invitationSchema>;

/** Body of `POST /social/callback/{network}/proposal`. */
export const openProposalSchema = yup.object({ proposal: token().required() });

/** Body of `POST /social/callback/{network}/proposal/confirm`; `replaces` is the linked account it stands in for, null = none. */
export const proposalSchema = yup.object({
  proposal: token().required(),
  url: text(500).required(),
  replaces: id().lowercase().nullable().default(null),
});
export type ProposalInput = yup.InferType<typeof proposalSchema>;

/** Body of `POST /social/invitations/open`. */
export const openInvitationSchema = yup.object({ invitation: token().required() });
