const megabyte = 1024 * 1024;

/** Upload sizes in bytes and counts (spec 1 §5 Files, spec 2 §9). */
export const uploadLimits = {
  picture: 3 * megabyte,
  document: 5 * megabyte,
  workbook: 5 * megabyte,
  pictures: 10,
  documents: 20,
  /** Documents with one campaign request, and bytes of all its files together: guests send them too. */
  requestFiles: 10,
  request: 25 * megabyte,
} as const;

/** Megapixels of a picture: what a camera of 6000 × 4000 takes; more than that costs memory and is shown nowhere. */
export const pictureLimits = { megapixels: 24 } as const;

/** Bytes one person, and the guests of one network, may send as files within 24 hours. */
export const uploadQuota = { user: 500 * megabyte, guest: 100 * megabyte } as const;

/** Bytes of the JSON that commits previewed rows: 10,000 of them with every field filled. */
export const importBodyLimit = 16 * megabyte;

/** Rows one import may hold (CONTRACT.md §2). */
export const importRowLimit = 10_000;

/** Largest number any field takes (spec 2 §9). */
export const largestNumber = 999_999_999_999_999;

/** Paging (spec 1 §9, CONTRACT.md §1); above `pickerSize` wide lists answer picker fields only. */
export const paging = { page: 1, size: 10, largestSize: 200, pickerCap: 10_000, exactCount: 10_000 } as const;

/** Records a list is asked for by their ids, or one bulk call takes (CONTRACT-2 §16). */
export const idLimit = 200;

/** KOLs the cart holds: more than any campaign asks for. */
export const cartLimit = 100;

/** What is read of a draft at most: more than any campaign has. */
export const draftLimits = { kols: 500, parts: 3_000 } as const;

/** Milliseconds before a search or a switch acts (spec 2 §9). */
export const debounceMs = 300;

/** Days what was entered and not saved is kept on the device. */
export const draftDays = 30;

/** Milliseconds within which a second click is half of a double click. */
export const doubleClickMs = 500;

/** Seconds a success step shows before it moves on (spec 1 §9). */
export const redirectSeconds = 5;

/** Working days within which the agency answers who asks on the public site. */
export const answerWorkingDays = 1;

/** Seconds a captcha challenge may be solved and used in. */
export const captchaSeconds = 10 * 60;

/** Password rule (spec 1 §5); below `advised` characters a form warns. */
export const passwordLimits = { min: 6, advised: 8, max: 200 } as const;

/** Text lengths that fit their columns and screens. */
export const textLimits = { code: 50, name: 255, short: 255, note: 5_000, rich: 20_000, url: 2_000 } as const;

/** A one-time password: digits, seconds it lives, tries it stands, seconds until another may be sent (CONTRACT.md §4). */
export const otpLimits = { digits: 6, seconds: 5 * 60, tries: 5, resendSeconds: 60 } as const;

/**
 * Codes of an authenticator app: digits, seconds each one shows, seconds between begin and confirmation, and how many
 * recovery codes stand in for it.
 */
export const totpLimits = { digits: 6, period: 30, setupSeconds: 15 * 60, recoveryCodes: 10 } as const;

/** Seconds for which a session that has shown whose it is may do what asks for that (decision 66). */
export const proofSeconds = 10 * 60;

/** Passkeys: seconds one may take to sign, how many a person has at most, and how long a name is. */
export const passkeyLimits = { seconds: 5 * 60, most: 20, name: 60 } as const;

/** API keys: how many a person has at most, days one lives at most, how long a name is, and seconds to which its last use is exact. */
export const apiKeyLimits = { most: 20, days: 365, name: 60, usedSeconds: 10 * 60 } as const;

/** The second step of signing in: seconds it lives, and tries it stands. */
export const secondStepLimits = { seconds: 5 * 60, tries: 5 } as const;

/** Seconds the single-use tokens between two steps of signing in live (CONTRACT.md §8). */
export const oneTimeSeconds = { password: 10 * 60, social: 2 * 60, redirect: 10 * 60 } as const;

/** Token lifetimes in seconds (CONTRACT.md §4). */
export const tokenSeconds = { access: 15 * 60, refreshKept: 30 * 24 * 3600, refreshUnkept: 12 * 3600 } as const;

/** Days after which one signs in anew however often a session was refreshed. */
export const sessionDays = 90;

/** Days the link of an invitation or of a password reset lives. */
export const inviteDays = 7;
