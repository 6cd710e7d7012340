import type { CaptchaChallenge } from './types';

/** What the calls of captchas answer. */
export interface CaptchaAnswers {
  captcha: CaptchaChallenge;
}
