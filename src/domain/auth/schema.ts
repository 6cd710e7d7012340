import * as yup from 'yup';
import { passwordLimits } from '../limits';
import { text } from '../validation';

/** `POST /auth/login` (spec 2 §7 Auth): the username is an e-mail. */
export const loginSchema = yup.object({
  username: text().email().required(),
  password: yup.string().max(passwordLimits.max).required(),
  isKeepLogin: yup.boolean().default(false),
});
export type LoginInput = yup.InferType<typeof loginSchema>;

/** `POST /auth/refresh`. */
export const refreshSchema = yup.object({
  user_name: text().required(),
  refresh_token: yup.string().max(200).required(),
});
export type RefreshInput = yup.InferType<typeof refreshSchema>;

/** `POST /auth/logout`. */
export const logoutSchema = yup.object({ refresh_token: yup.string().max(200).required() });
export type LogoutInput = yup.InferType<typeof logoutSchema>;
