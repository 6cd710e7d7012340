import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What a piece of work bears, and all it calls in turn. AsyncLocalStorage makes every promise of the process dearer once it
 * is used (Node 20), for answers of a list by a fifth: so it is given up as soon as no work bears the mark.
 */
export class Mark {
  private readonly storage = new AsyncLocalStorage<true>();
  private bearing = 0;

  /** Whether what calls bears it. */
  get isBorne(): boolean {
    return this.storage.getStore() === true;
  }

  /** Does `work` with the mark. */
  async bear<Result>(work: () => Promise<Result>): Promise<Result> {
    this.bearing += 1;
    try {
      return await this.storage.run(true, work);
    } finally {
      this.bearing -= 1;
      if (this.bearing === 0) this.storage.disable();
    }
  }
}
