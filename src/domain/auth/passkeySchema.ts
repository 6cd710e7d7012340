import * as yup from 'yup';
import { passkeyLimits } from '../limits';
import { oneLine } from '../validation';
import { passkeyTransports } from './passkeyTypes';

const bytes = (longest: number) =>
  yup
    .string()
    .matches(/^[\w-]+$/, { message: 'invalid_value', excludeEmptyString: true })
    .max(longest);
const type = () => yup.string().oneOf(['public-key']).required();

/** What a passkey has signed: WebAuthn's authentication response, bytes as base64url. */
export const assertionSchema = () =>
  yup
    .object({
      id: bytes(1_400).required(),
      rawId: bytes(1_400).required(),
      type: type(),
      response: yup
        .object({
          clientDataJSON: bytes(4_000).required(),
          authenticatorData: bytes(4_000).required(),
          signature: bytes(4_000).required(),
        })
        .required(),
    })
    .optional()
    .default(undefined);
export type Assertion = NonNullable<yup.InferType<ReturnType<typeof assertionSchema>>>;

/** A passkey just made: WebAuthn's registration response, bytes as base64url. */
const attestationSchema = yup
  .object({
    id: bytes(1_400).required(),
    rawId: bytes(1_400).required(),
    type: type(),
    response: yup
      .object({
        clientDataJSON: bytes(4_000).required(),
        attestationObject: bytes(20_000).required(),
        transports: yup.array(yup.string().oneOf(passkeyTransports).required()).max(passkeyTransports.length),
      })
      .required(),
  })
  .required();
export type Attestation = yup.InferType<typeof attestationSchema>;

const name = () => oneLine(passkeyLimits.name).required();

/** `POST /users/second-factor/passkeys`. */
export const passkeyAddSchema = yup.object({ name: name(), attestation: attestationSchema });
export type PasskeyAddInput = yup.InferType<typeof passkeyAddSchema>;

/** What a form asks before. */
export const passkeyNameSchema = yup.object({ name: name() });
