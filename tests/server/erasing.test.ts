import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog } from '../../src/server/db/partitioned';
import { newId } from '../../src/server/ids';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { buildCampaign } from '../support/factories';

const operations = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
const [, statements = ''] = operations.match(/## Erasing[\s\S]*?```sql\n([\s\S]*?)```/) ?? [];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const sender = { customer_name: 'Lan', customer_phone: '0900000000' };

async function request(customer_email: string, campaign_id: string | null = null): Promise<string> {
  const id = newId();
  await database.pool.query(
    `insert into campaign_requests (id, request_name, request_description, request_budget, request_start_date,
      request_end_date, brand_name, customer_name, customer_phone, customer_email, campaign_id)
      values ($1, 'Ra mắt', 'Mô tả', 1, '2026-01-01', '2026-02-01', 'Sen', $2, $3, $4, $5)`,
    [id, sender.customer_name, sender.customer_phone, customer_email, campaign_id],
  );
  const changes = { customer_email: { after: customer_email }, request_status: { after: 'pending' } };
  await database.db
    .insert(auditLog)
    .values({ id: newId(), at: new Date(), action: 'create', entity: 'campaign_request', entity_id: id, changes });
  return id;
}

it('what a stranger sent is erased as operators are told, and nothing of anybody else', async () => {
  const { db, pool } = database;
  const message = "insert into contact_messages (id, name, email, requirement) values ($1, 'Lan', $2, 'Tư vấn')";
  await pool.query(message, [newId(), 'Lan@khach.example']);
  await pool.query(message, [newId(), 'mai@khach.example']);
  const { id: campaign } = await buildCampaign(db);
  const [open, done, other] = [
    await request('lan@khach.example'),
    await request('LAN@khach.example', campaign),
    await request('mai@khach.example'),
  ];
  await pool.query(statements.replaceAll(":'email'", "'lan@khach.example'"));
  const { rows: messages } = await pool.query('select email from contact_messages');
  expect(messages).toEqual([{ email: 'mai@khach.example' }]);
  const { rows } = await pool.query('select id, customer_name, customer_phone, customer_email from campaign_requests');
  expect(rows).toHaveLength(2);
  expect(rows).toContainEqual({ id: other, ...sender, customer_email: 'mai@khach.example' });
  expect(rows).toContainEqual({ id: done, customer_name: '–', customer_phone: '–', customer_email: '–' });
  const trail = async (id: string) =>
    (await db.select({ changes: auditLog.changes }).from(auditLog).where(eq(auditLog.entity_id, id)))[0]?.changes;
  expect(await trail(open)).toEqual({ request_status: { after: 'pending' } });
  expect(await trail(done)).toEqual({ request_status: { after: 'pending' } });
  expect(await trail(other)).toHaveProperty('customer_email');
});
