/** What the calls of files answer. */
export interface MediaAnswers {
  /** A document’s address is good for minutes. */
  mediaCreate: { id: string; url: string };
}
