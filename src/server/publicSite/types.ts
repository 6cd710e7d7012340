import type { PageContent } from '../../domain/publicSite/pages';

/** A page and the status it is answered with. */
export interface Answered {
  page: PageContent;
  status: number;
}

/** What stands behind `?` where it is said once. */
export type Asked = (name: string) => string | undefined;
