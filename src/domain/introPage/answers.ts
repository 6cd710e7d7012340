import type { IntroPage, IntroVersion } from './types';

/** What the calls of the intro page answer. */
export interface IntroPageAnswers {
  introPage: IntroPage;
  introPageSave: IntroPage;
  /** The address is good for minutes: it becomes public with what is published. */
  introPictureAdd: { id: string; url: string };
  /** A whole document without scripts. */
  introPageDraw: { html: string };
  introVersions: IntroVersion;
  introVersionRestore: IntroPage;
}
