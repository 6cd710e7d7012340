import { seedDemo } from '../../src/server/demo/seed';
import { startTestApp, type TestApp } from './app';
import { type StoredCampaign, storedCampaigns } from './demoCampaigns';

/** The day the demo of the tests is seen from. */
export const demoDay = '2025-11-21';

/** The demo in an app of its own. */
export interface DemoStage {
  test: TestApp;
  campaigns: StoredCampaign[];
  /** Asks as the demo's account of this name, such as `manager`. */
  ask: (account: string, path: string, language?: string) => ReturnType<TestApp['call']>;
  tokenOf: (account: string) => string;
}

/** Seeds the demo and signs in all its accounts. */
export async function demoStage(): Promise<DemoStage> {
  const test = await startTestApp();
  await seedDemo({ db: test.services.db, files: test.services.files, today: demoDay, log: () => {} });
  const { rows } = await test.database.pool.query<{ id: string; email: string }>('select id, email from users');
  const tokens = new Map<string, string>();
  for (const { id, email } of rows) tokens.set(email.split('@')[0] ?? email, await test.tokenOf(id));
  const tokenOf = (account: string) => tokens.get(account) ?? '';
  return {
    test,
    campaigns: await storedCampaigns(test.database.pool),
    ask: (account, path, language = 'vi') =>
      test.call('GET', path, { token: tokenOf(account), headers: { 'accept-language': language } }),
    tokenOf,
  };
}
