import type { Page } from '../../domain/lists';
import type { PageAsText } from '../db/list';

/** A JSON answer the database made the text of: sent on as it is, neither read nor written once more. */
export class MadeAnswer<T = unknown> {
  declare readonly made: T;

  private constructor(readonly json: string) {}

  static ofPage<Item>({ data, ...rest }: PageAsText): MadeAnswer<Page<Item>> {
    return new MadeAnswer(`{"data":${data},${JSON.stringify(rest).slice(1)}`);
  }
}
