import { Counter, Gauge, type Registry } from 'prom-client';
import type { Services } from '../context';

/** Adds how the standbys of the database stand to what is measured, where there are any. */
export function measureStandby(registry: Registry, { standby }: Pick<Services, 'standby'>): void {
  if (!standby) return;
  new Gauge({
    name: 'database_standby_used',
    help: '1 while reads go to a standby, 0 while it lags or does not answer and the primary reads',
    registers: [registry],
    collect() {
      this.set(standby.state === 'well' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'database_standby_behind_bytes',
    help: 'Bytes of the log the standby had not yet read again at the last look, of each second',
    registers: [registry],
    collect() {
      this.set(standby.behind);
    },
  });
  new Counter({
    name: 'database_standby_reads_total',
    help: 'Calls a standby may answer: by a standby, by the primary as none was well, again by the primary after one failed',
    labelNames: ['by'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [by, times] of Object.entries(standby.reads)) this.inc({ by }, times);
    },
  });
}
