import type { InputsOf } from '../input';
import type { authEndpoints } from './endpoints';
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

/** What the calls of auth are sent. */
export const authInputs = {
  login: { body: loginSchema },
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
