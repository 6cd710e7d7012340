import type { Me } from '../users/types';
import type { MadeApiKey, OwnApiKey } from './apiKeyTypes';
import type { PasskeyCreation, PasskeyRequest } from './passkeyTypes';
import type {
  OwnSecondFactor,
  PasswordToken,
  ProofWays,
  RecoveryCodes,
  RegistrationInfo,
  SignedIn,
  SignInProviders,
  Tokens,
  TotpSecret,
  VerificationTimes,
} from './types';

/** What the calls of signing in answer. */
export interface AuthAnswers {
  login: SignedIn;
  secondFactorShow: Tokens;
  refresh: Tokens;
  register: RegistrationInfo;
  verifyOtp: PasswordToken;
  verifyEmail: SignedIn;
  checkTimeVerification: VerificationTimes;
  loginSocial: SignedIn;
  signInProviders: SignInProviders;
  me: Me;
  secondFactor: OwnSecondFactor;
  totpBegin: TotpSecret;
  totpConfirm: RecoveryCodes;
  recoveryCodesRenew: RecoveryCodes;
  passkeyBegin: PasskeyCreation;
  passkeyAdd: RecoveryCodes;
  passkeyRequest: PasskeyRequest;
  proofWays: ProofWays;
  proofMail: VerificationTimes;
  apiKeys: OwnApiKey;
  apiKeyCreate: MadeApiKey;
}
