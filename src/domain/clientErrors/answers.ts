import type { ClientError } from './types';

/** What the calls of errors of browsers answer. */
export interface ClientErrorAnswers {
  clientErrorReport: { id: string };
  clientErrorList: ClientError;
}
