import * as yup from 'yup';
import { otpLimits, passwordLimits } from '../limits';
import { text } from '../validation';
import { assertionSchema } from './passkeySchema';
import { code, recovery } from './secondFactorSchema';

const password = () => yup.string().max(passwordLimits.max);
const otp = () => text().matches(new RegExp(`^\\d{${otpLimits.digits}}$`), 'verification_incorrect');

/** What shows whose session it is, each by its field. */
const ways = { password: password(), code: code(), recovery: recovery(), otp: otp() };

/** `POST /auth/prove`: one of them; the first that is there counts. */
export const proveSchema = yup.object({
  ...ways,
  assertion: assertionSchema(),
  password: password().when(['code', 'recovery', 'otp', 'assertion'], ([...others], one) =>
    others.some(Boolean) ? one : one.required(),
  ),
});
export type ProveInput = yup.InferType<typeof proveSchema>;

/** The same for a form of one way. */
export const proofRules = {
  passkey: yup.object({}),
  password: yup.object({ password: ways.password.required() }),
  code: yup.object({ code: ways.code.required() }),
  recovery: yup.object({ recovery: ways.recovery.required() }),
  otp: yup.object({ otp: ways.otp.required() }),
};
