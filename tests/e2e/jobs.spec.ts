import pg from 'pg';
import { expect, test } from 'playwright/test';
import { SMTPServer } from 'smtp-server';
import { onDatabase, type ScratchServer, scratchServer } from '../../src/server/db/scratchServer';
import { freePort } from '../support/freePort';
import { type ServerProcess, startServerProcess } from '../support/serverProcess';
import { seriousFindings } from './support/axe';
import { signIn } from './support/signIn';

// A server of its own: its mail server is away, so that mails fail as they do in life.
test.describe.configure({ mode: 'serial' });
const name = `kolhub_jobs_${process.pid}`;
let scratch: ScratchServer;
let database: pg.Pool;
let server: ServerProcess;
let mailPort: number;

test.beforeAll(async () => {
  scratch = await scratchServer();
  await onServer(`create database ${name} template template0`);
  mailPort = await freePort();
  const config = onDatabase(scratch.config, name);
  database = new pg.Pool(config);
  database.on('error', () => {});
  server = await startServerProcess(config, {
    DEMO: '1',
    LOG_LEVEL: 'fatal',
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  });
});
test.afterAll(async () => {
  await server?.remove();
  await database?.end();
  await onServer(`drop database if exists ${name} with (force)`);
  await scratch?.stop();
});

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(scratch.config);
  await client.connect();
  await client.query(statement);
  await client.end();
}

test('what failed is shown with the reason, and runs again once the trouble is gone', async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'vi-VN', baseURL: server.url })).newPage();
  await signIn(page, 'admin', '/settings/jobs');
  const schedule = page.getByRole('list', { name: 'Các tác vụ chạy theo lịch' });
  await expect(schedule.getByRole('listitem')).toHaveCount(12);
  await expect(schedule.getByRole('listitem').filter({ hasText: 'Dọn dữ liệu hết hạn' })).toContainText('Mỗi 1 giờ');
  await expect(page.getByRole('row').filter({ hasText: 'Dọn dữ liệu hết hạn' })).toContainText('Đã xong');

  await page.request.post('/api/v1/auth/forget-password', { data: { username: 'staff@demo.example' } });
  const state = async () => (await database.query("select state from pgboss.job where name = 'mail'")).rows[0]?.state;
  await expect.poll(state).toBe('retry');
  await page.reload();
  await page.getByRole('button', { name: /^Chờ thử lại/ }).click();
  await page.waitForURL(/state=retrying/);
  const mail = page.getByRole('row').filter({ hasText: 'staff@demo.example' });
  await expect(mail).toContainText('ECONNREFUSED');
  await database.query("update pgboss.job set retry_limit = retry_count, start_after = now() where name = 'mail'");
  await database.query("select pg_notify('jobs', 'mail')");
  await expect.poll(state, { timeout: 60_000 }).toBe('failed');

  await page.reload();
  await expect(page.getByText('Không tìm thấy kết quả nào')).toBeVisible();
  await page.getByRole('button', { name: /^Thất bại/ }).click();
  await mail.click();
  await page.waitForURL(/job=/);
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText('ECONNREFUSED');
  await expect(drawer).toContainText('Gửi e-mail');
  expect(await seriousFindings(page)).toEqual([]);
  await page.reload();
  await expect(drawer.getByRole('region', { name: 'Lỗi' })).toContainText('ECONNREFUSED');

  const received: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      received.push(...session.envelope.rcptTo.map(({ address }) => address));
      stream.resume();
      stream.on('end', () => done());
    },
  });
  await new Promise<void>((resolve) => smtp.listen(mailPort, '127.0.0.1', resolve));
  await drawer.getByRole('button', { name: 'Chạy lại' }).click();
  await expect(page.getByText('Đã đưa tác vụ vào hàng đợi, hệ thống sẽ chạy ngay')).toBeVisible();
  await expect.poll(() => received, { timeout: 60_000 }).toEqual(['staff@demo.example']);
  // Without anybody reloading: the page looks again while something is under way.
  await expect(drawer).toContainText('Tác vụ này không còn trong hàng đợi', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Đóng', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Thất bại/ })).toContainText('0');
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

test('the kind narrows the list, and somebody who may only look cannot run again', async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'vi-VN', baseURL: server.url })).newPage();
  const failed = 'update pgboss.job set state = $1 where name = $2';
  await database.query(failed, ['failed', 'cleaning']);
  await database.query(`delete from role_permissions p using roles r
    where r.id = p.role_id and r.name = 'manager' and p.action = 'u_setting_job'`);
  await signIn(page, 'manager', '/settings/jobs?kind=cleaning');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('row').last().click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText('Thất bại');
  await expect(drawer.getByRole('button', { name: 'Chạy lại' })).toHaveCount(0);
  await page.goto('/settings/jobs?kind=mail');
  await expect(page.getByText('Không tìm thấy kết quả nào')).toBeVisible();
});
