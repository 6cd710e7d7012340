import { setTimeout as sleep } from 'node:timers/promises';
import type { Stage } from './stage';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1';
/** What may be lost of the clicks answered before a server is killed, in milliseconds (docs/operations.md). */
const mayBeLost = 1_000;

/** Clicks on a short link, each by another visitor; when each was answered. */
export class Clicks {
  private readonly answered: number[] = [];
  private unknown = 0;
  private visitors = 0;

  /** Clicks until told to stop. */
  async go(stage: Stage, urlOf: () => string, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      this.visitors += 1;
      const n = this.visitors;
      try {
        const { status } = await fetch(`${urlOf()}/s/${stage.base.link.slug}`, {
          redirect: 'manual',
          headers: { 'user-agent': phone, 'x-forwarded-for': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}` },
          signal: AbortSignal.timeout(10_000),
        });
        if (status === 302) this.answered.push(Date.now());
      } catch (error) {
        if (!isRefused(error)) this.unknown += 1;
      }
      await sleep(5);
    }
  }

  /** What became of them, kills at these moments being allowed a second each. */
  async verdict(stage: Stage, kills: readonly number[]) {
    const { rows } = await stage.pool.query('select total_click::int as found from shorteners where id = $1', [
      stage.base.link.id,
    ]);
    const found = Number(rows[0]?.found);
    const allowed = this.answered.filter((at) => kills.some((kill) => at <= kill && at > kill - mayBeLost)).length;
    const gone = Math.max(0, this.answered.length - found);
    return {
      acknowledged: this.answered.length,
      unknown: this.unknown,
      found,
      /** Within what may be lost. */
      forgiven: Math.min(gone, allowed),
      lost: Math.max(0, gone - allowed),
      doubled: Math.max(0, found - this.answered.length - this.unknown),
    };
  }
}

function isRefused(error: unknown): boolean {
  return (
    error instanceof Error &&
    error.cause instanceof Error &&
    'code' in error.cause &&
    error.cause.code === 'ECONNREFUSED'
  );
}
