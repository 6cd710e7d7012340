import * as yup from 'yup';
import { otpLimits, passwordLimits } from '../limits';
import { isStrongPassword } from '../users/password';
import { newPassword } from '../users/schema';
import { emailAddress, mobilePhone, oneLine, text } from '../validation';

/** `POST /auth/login` (spec 2 §7 Auth): the username is an e-mail. */
export const loginSchema = yup.object({
  username: text().email().required(),
  password: yup.string().max(passwordLimits.max).required(),
  isKeepLogin: yup.boolean().default(false),
});
export type LoginInput = yup.InferType<typeof loginSchema>;

/**
 * `POST /auth/refresh`: the refresh token is demanded where no cookie brings it, the access token (also an expired one)
 * beside the cookie of a session that is not kept.
 */
export const refreshSchema = yup.object({
  user_name: text().required(),
  refresh_token: yup.string().max(200),
  access_token: yup.string().max(2_000),
});

/** `POST /auth/logout`: as with `POST /auth/refresh`. */
export const logoutSchema = yup.object({ refresh_token: yup.string().max(200) });

/** `POST /auth/register` (spec 1 §5 Registration step 1); `customer_name` is the brand's name. */
export const registerSchema = yup.object({
  customer_name: oneLine().required(),
  fullname: oneLine().required(),
  phone: mobilePhone().required(),
  email: emailAddress().required(),
});
export type RegisterInput = yup.InferType<typeof registerSchema>;

/** What is known of a registrant; one who came by Google has given neither brand nor phone. */
const registrantSchema = yup.object({
  customer_name: oneLine(),
  fullname: oneLine().required(),
  phone: mobilePhone(),
});
export type Registrant = yup.InferType<typeof registrantSchema>;

const otp = () =>
  text()
    .matches(new RegExp(`^\\d{${otpLimits.digits}}$`), 'verification_incorrect')
    .required();

/** `PUT /auth/verify-otp`: the register body again, which counts before what was sent earlier. */
export const verifyOtpSchema = yup.object({
  user_registration_info: registrantSchema.optional().default(undefined),
  email: emailAddress().required(),
  otp: otp(),
});
export type VerifyOtpInput = yup.InferType<typeof verifyOtpSchema>;

/** `PUT /auth/verify-email`. */
export const verifyEmailSchema = yup.object({ email: emailAddress().required(), otp: otp() });
export type VerifyEmailInput = yup.InferType<typeof verifyEmailSchema>;

/** `PUT /auth/set-password`: also the token of verify-otp (CONTRACT.md §8). */
export const setPasswordSchema = yup.object({
  email: emailAddress().required(),
  password: newPassword().required(),
  password_token: yup.string().max(200).required(),
});
export type SetPasswordInput = yup.InferType<typeof setPasswordSchema>;

/** `POST /auth/resend-otp`: username and e-mail are the same address, one of them is enough. */
export const resendOtpSchema = yup
  .object({
    username: emailAddress().when('email', ([email], one) => (email ? one : one.required())),
    email: emailAddress(),
    fullname: oneLine(),
    type: yup.string().oneOf(['register', 'forgot']).required(),
  })
  .meta({ aliases: { email: { of: 'username' } } });
export type ResendOtpInput = yup.InferType<typeof resendOtpSchema>;

/** `POST /auth/forget-password`. */
export const forgetPasswordSchema = yup.object({ username: emailAddress().required() });
export type ForgetPasswordInput = yup.InferType<typeof forgetPasswordSchema>;

/** `POST /auth/new-change-password`; a password that is the code itself is left to the verb, which has a word for it. */
export const newChangePasswordSchema = yup.object({
  username: emailAddress().required(),
  new_password: yup
    .string()
    .max(passwordLimits.max)
    .test(
      'strong',
      'password_weak',
      (value, { parent }) => value === undefined || value === parent.verification_code || isStrongPassword(value),
    )
    .required(),
  verification_code: otp(),
});
export type NewChangePasswordInput = yup.InferType<typeof newChangePasswordSchema>;

const verificationTypes = ['FORGET_PASSWORD', 'REGISTER'] as const;

/** Path and query of `GET /auth/check-time-verification/{username}`. */
export const checkTimeParams = yup.object({ username: emailAddress().required() });
export const checkTimeQuery = yup.object({
  type: yup.string().oneOf(verificationTypes).default('FORGET_PASSWORD'),
});

/** `POST /auth/login-social`: also the token of our callback, one use (CONTRACT.md §8). */
export const loginSocialSchema = yup.object({
  email: emailAddress().required(),
  social_token: yup.string().max(200).required(),
  isKeepLogin: yup.boolean().default(false),
});
export type LoginSocialInput = yup.InferType<typeof loginSocialSchema>;

/** What a provider's answer carries; anything else of it is dropped. */
export const socialAnswerQuery = yup.object({
  code: yup.string().max(4_000),
  state: yup.string().max(500),
  iss: yup.string().max(500),
  error: yup.string().max(500),
});
export type SocialAnswer = yup.InferType<typeof socialAnswerQuery>;
