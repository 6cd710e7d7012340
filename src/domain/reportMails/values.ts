/** What comes with a mail about a campaign: the frozen report as a PDF, a link to the live one, or nothing. */
export const mailAttachments = ['pdf', 'link', 'none'] as const;
export type MailAttachment = (typeof mailAttachments)[number];

/** `waiting` for the report's file, `sent` to the mail server for everybody, or `failed` for somebody. */
export const mailStates = ['waiting', 'sent', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

/** Bytes of files one mail takes along at most; with more a link goes instead (CONTRACT-2 §9). */
export const mailFileLimit = 10 * 1024 * 1024;
