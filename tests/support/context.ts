import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { allGrants, toAccessMap } from '../../src/domain/access';
import { altchaCaptcha } from '../../src/server/adapters/captcha/altcha';
import { diskStore } from '../../src/server/adapters/files/disk';
import { keptMailer } from '../../src/server/adapters/mail/kept';
import { readConfig } from '../../src/server/config';
import type { SignedCtx, Viewer } from '../../src/server/context';
import { openListener } from '../../src/server/db/listener';
import { newId } from '../../src/server/ids';
import type { TestDatabase } from './database';
import { buildUser } from './factories';
import { secretsOf } from './secrets';

/** What a verb receives when a member of staff with every right calls it, on a test's own database. */
export async function testCtx(
  { db, pool, config: connection }: TestDatabase,
  viewer: Partial<Viewer> = {},
): Promise<SignedCtx> {
  const user = await buildUser(db);
  const folder = join(tmpdir(), `kolhub-test-${randomBytes(6).toString('hex')}`);
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', DATABASE_URL: 'postgres://unused' });
  return {
    config,
    db,
    pool,
    standby: null,
    listener: openListener(connection, () => {}),
    files: diskStore(folder),
    mail: keptMailer(),
    antivirus: null,
    captcha: altchaCaptcha(['test']),
    google: null,
    social: {},
    consents: {},
    secrets: secretsOf(randomBytes(32).toString('hex')),
    log: pino({ level: 'silent' }),
    viewer: {
      id: user.id,
      username: user.username,
      fullname: user.fullname,
      type: 'staff',
      roles: ['manager'],
      access: toAccessMap(allGrants),
      reduced: false,
      customerIds: [],
      brandIds: [],
      kolId: null,
      sessionId: newId(),
      proven: true,
      ...viewer,
    },
    language: 'vi',
    requestId: 'test',
    address: '127.0.0.1',
    userAgent: null,
  };
}
