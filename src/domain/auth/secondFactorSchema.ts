import * as yup from 'yup';
import { passwordLimits, totpLimits } from '../limits';
import { text } from '../validation';
import { type Assertion, assertionSchema } from './passkeySchema';

const password = () => yup.string().max(passwordLimits.max).required();
/** A recovery code in any writing. */
export const recovery = () => text(50);
/** A code of the app. */
export const code = () => text().matches(new RegExp(`^\\d{${totpLimits.digits}}$`), 'second_factor_incorrect');

/** What shows the second factor: a code of the app, a recovery code in any writing, or what a passkey signed; one of them. */
const shownFactor = {
  code: code().when(['recovery', 'assertion'], ([recovery, assertion], one) =>
    recovery || assertion ? one : one.required(),
  ),
  recovery: recovery(),
  assertion: assertionSchema(),
};
export interface ShownFactor {
  code?: string | undefined;
  recovery?: string | undefined;
  assertion?: Assertion | undefined;
}

/** `POST /auth/second-factor`. */
export const secondFactorShowSchema = yup.object({ token: yup.string().max(200).required(), ...shownFactor });
export type SecondFactorShowInput = yup.InferType<typeof secondFactorShowSchema>;

/** `POST /users/second-factor/totp`. */
export const totpBeginSchema = yup.object({ password: password() });
export type TotpBeginInput = yup.InferType<typeof totpBeginSchema>;

/** `PUT /users/second-factor/totp`. */
export const totpConfirmSchema = yup.object({ code: code().required() });
export type TotpConfirmInput = yup.InferType<typeof totpConfirmSchema>;

/** `POST /users/second-factor/recovery-codes` and `/off`: whoever holds a session alone changes nothing. */
export const proofSchema = yup.object({ password: password(), ...shownFactor });
export type ProofInput = yup.InferType<typeof proofSchema>;

/** The same of a form where a passkey signs as it is sent. */
export const passkeyProofSchema = yup.object({ password: password() });

/** The same where the app is not at hand. */
export const recoveryProofSchema = yup.object({ password: password(), recovery: recovery().required() });
