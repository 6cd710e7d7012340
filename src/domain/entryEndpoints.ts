import { authEndpoints } from './auth/endpoints';
import { captchaEndpoints } from './captcha/endpoints';
import { clientErrorEndpoints } from './clientErrors/endpoints';
import { languageEndpoints } from './languages/endpoints';
import { wordEndpoints } from './translations/wordEndpoints';

/** What the pages before signing in call. */
export const entryEndpoints = {
  ...authEndpoints,
  ...languageEndpoints,
  ...wordEndpoints,
  ...clientErrorEndpoints,
  ...captchaEndpoints,
};
