import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './app';

/**
 * Makes a call while another transaction has written but not committed, and commits once the call waits for it, or is
 * answered without waiting.
 */
export async function callDuring(
  test: TestApp,
  statements: readonly [text: string, values: readonly unknown[]][],
  call: () => Promise<LightMyRequestResponse>,
): Promise<LightMyRequestResponse> {
  const { pool } = test.database;
  const other = await pool.connect();
  try {
    await other.query('begin');
    for (const [text, values] of statements) await other.query(text, [...values]);
    let isAnswered = false;
    const answer = call().finally(() => {
      isAnswered = true;
    });
    while (!isAnswered) {
      const { rowCount } = await pool.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      if (rowCount) break;
      await new Promise((done) => setTimeout(done, 10));
    }
    await other.query('commit');
    return await answer;
  } finally {
    other.release();
  }
}
