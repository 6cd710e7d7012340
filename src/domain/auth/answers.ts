import type { Me } from '../users/types';
import type {
  OwnSecondFactor,
  PasswordToken,
  RecoveryCodes,
  RegistrationInfo,
  SignInProviders,
  Tokens,
  TotpSecret,
  VerificationTimes,
} from './types';

/** What the calls of signing in answer. */
export interface AuthAnswers {
  login: Tokens;
  refresh: Tokens;
  register: RegistrationInfo;
  verifyOtp: PasswordToken;
  verifyEmail: Tokens;
  checkTimeVerification: VerificationTimes;
  loginSocial: Tokens;
  signInProviders: SignInProviders;
  me: Me;
  secondFactor: OwnSecondFactor;
  totpBegin: TotpSecret;
  totpConfirm: RecoveryCodes;
  recoveryCodesRenew: RecoveryCodes;
}
