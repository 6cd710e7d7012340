import type { InputsOf } from '../input';
import { idParams } from '../lookups';
import type { apiKeyEndpoints } from './apiKeyEndpoints';
import { apiKeySchema } from './apiKeySchema';
import type { authEndpoints } from './endpoints';
import type { passkeyEndpoints } from './passkeyEndpoints';
import { passkeyAddSchema } from './passkeySchema';
import type { proofEndpoints } from './proofEndpoints';
import { proveSchema } from './proofSchema';
import {
  checkTimeParams,
  checkTimeQuery,
  forgetPasswordSchema,
  loginSchema,
  loginSocialSchema,
  logoutSchema,
  newChangePasswordSchema,
  refreshSchema,
  registerSchema,
  resendOtpSchema,
  setPasswordSchema,
  socialAnswerQuery,
  verifyEmailSchema,
  verifyOtpSchema,
} from './schema';
import type { secondFactorEndpoints } from './secondFactorEndpoints';
import { proofSchema, secondFactorShowSchema, totpBeginSchema, totpConfirmSchema } from './secondFactorSchema';

/** What the calls of auth are sent. */
export const authInputs = {
  login: { body: loginSchema },
  secondFactorShow: { body: secondFactorShowSchema },
  refresh: { body: refreshSchema },
  logout: { body: logoutSchema },
  register: { body: registerSchema },
  verifyOtp: { body: verifyOtpSchema },
  verifyEmail: { body: verifyEmailSchema },
  setPassword: { body: setPasswordSchema },
  resendOtp: { body: resendOtpSchema },
  forgetPassword: { body: forgetPasswordSchema },
  newChangePassword: { body: newChangePasswordSchema },
  checkTimeVerification: { params: checkTimeParams, query: checkTimeQuery },
  loginSocial: { body: loginSocialSchema },
  googleCallback: { query: socialAnswerQuery },
} satisfies InputsOf<typeof authEndpoints>;

/** What the calls of the own second factor are sent. */
export const secondFactorInputs = {
  totpBegin: { body: totpBeginSchema },
  totpConfirm: { body: totpConfirmSchema },
  recoveryCodesRenew: { body: proofSchema },
  secondFactorOff: { body: proofSchema },
} satisfies InputsOf<typeof secondFactorEndpoints>;

/** What the calls of showing whose session it is are sent. */
export const proofInputs = {
  prove: { body: proveSchema },
} satisfies InputsOf<typeof proofEndpoints>;

/** What the calls of the own passkeys are sent. */
export const passkeyInputs = {
  passkeyAdd: { body: passkeyAddSchema },
  passkeyRemove: { params: idParams },
} satisfies InputsOf<typeof passkeyEndpoints>;

/** What the calls of the own API keys are sent. */
export const apiKeyInputs = {
  apiKeyCreate: { body: apiKeySchema },
  apiKeyRevoke: { params: idParams },
} satisfies InputsOf<typeof apiKeyEndpoints>;
