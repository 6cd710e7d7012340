/** Looks at files for what harms whoever opens them. */
export interface Antivirus {
  /** What a file was found to be, in the scanner's words; null where nothing was found. @throws Error where it does not say */
  scan(bytes: Buffer): Promise<string | null>;
}
