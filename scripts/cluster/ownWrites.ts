import { call, idIn, isDone } from '../../tests/support/faults/call';
import type { Stage } from '../../tests/support/faults/stage';
import { word } from '../../tests/support/faults/verbs/verb';

/** Customers added and looked for in the list at once, which another node may answer from a standby. */
export class OwnWrites {
  looked = 0;
  readonly missed: string[] = [];

  async go(stage: Stage, url: string, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const key = word();
      const token = stage.tokenOf('manager');
      const names = { code: key, name: `Công ty ${key}`, trading_name: `Tên ${key}`, tax_number: '0301234567' };
      const body = { ...names, sectors: [stage.base.companySector] };
      const made = await call(url, { method: 'POST', path: '/customers', token, body });
      if (!isDone(made)) continue;
      const list = await call(url, { method: 'GET', path: `/customers?name=${key}`, token });
      if (list.kind !== 'answered' || !isDone(list)) continue;
      this.looked += 1;
      const found = Array.isArray(list.body.data) ? list.body.data : [];
      if (!found.some(({ id }: { id: string }) => id === idIn(made))) this.missed.push(key);
    }
  }
}
