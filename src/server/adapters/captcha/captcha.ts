import type { CaptchaChallenge } from '../../../domain/captcha/types';

/** A solution that is right: which challenge it spends, and until when that could be used. */
export interface SolvedCaptcha {
  challenge: string;
  expires: Date;
}

/** Tells people from programs. It does not know which challenges were used: its caller keeps that. */
export interface Captcha {
  /** A new challenge, good for so many seconds. */
  challenge(seconds: number): Promise<CaptchaChallenge>;
  /** What the text solves; null where it is forged, wrong, expired or no solution at all. Never throws. */
  verify(token: string): Promise<SolvedCaptcha | null>;
}
