import { expect, it, vi } from 'vitest';
import type { SignedCtx } from '../src/server/context';
import { inHeavyTurn } from '../src/server/heavyTurns';
import { importAnswer } from '../src/server/imports/importAnswer';

it('checks no workbook whose sender was told meanwhile that it takes too long', async () => {
  let isLate = false;
  const ctx = { isLate: () => isLate } as unknown as SignedCtx;
  const run = vi.fn(async () => ({ data: { adds: 0, changes: 0, unchanged: 0, total: 0, skipped: 0 } }) as never);
  let end = () => {};
  const before = inHeavyTurn(() => new Promise<void>((resolve) => (end = resolve)));
  const call = { ctx, body: { review: true, error_file: false }, file: null };
  const answer = importAnswer(call, { columns: () => [], run });
  isLate = true;
  end();
  await before;
  await expect(answer).rejects.toMatchObject({ code: 'service_unavailable' });
  expect(run).not.toHaveBeenCalled();
});
