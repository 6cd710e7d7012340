import { parseArgs } from 'node:util';
import { readConfig } from '../config';
import { ensureReferenceData } from '../reference/seed';
import { openServices } from '../services';
import { createAdmin } from '../users/createAdmin';

const usage =
  'Usage: npm run admin:create -- --username you@company.vn --fullname "Your Name" --code AD001\nThe password is read from ADMIN_PASSWORD.';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { username: { type: 'string' }, fullname: { type: 'string' }, code: { type: 'string' } },
  });
  const { services, close } = await openServices(readConfig(process.env), console.log);
  try {
    await ensureReferenceData(services.db);
    await createAdmin(services.db, { ...values, password: process.env.ADMIN_PASSWORD });
    console.log(`${values.username} is an admin now.`);
  } finally {
    await close();
  }
}

main().catch((error: unknown) => {
  const fields = error instanceof Error && 'errors' in error ? JSON.stringify(error.errors) : '';
  console.error(`${error instanceof Error ? error.message : String(error)} ${fields}\n${usage}`);
  process.exit(1);
});
