import { sql } from 'drizzle-orm';
import { type ConsentNetwork, consentNetworks } from '../../src/domain/social/consentValues';
import { consentProviders } from '../../src/server/adapters/social/consentProviders';
import type { Services } from '../../src/server/context';
import { runNext } from '../../src/server/jobs/run';
import { consentHandlers } from '../../src/server/social/consents/revoke';
import { startTestApp, type TestApp } from '../support/app';
import { buildKol, buildSocial } from '../support/factories';
import { type Networks, type NetworksOptions, startNetworks } from '../support/networks/startNetworks';
import { signIn, word } from '../support/people';

export const home = 'http://127.0.0.1:4000';

/** The addresses accounts have, as they are linked. */
export const urlOf = (network: ConsentNetwork, handle: string) =>
  `https://${network}.com/${network === 'tiktok' ? '@' : ''}${handle}`;

/** The server with the apps of simulated networks; `env` adds settings. */
export async function startConsents({
  env: added = {},
  ...options
}: NetworksOptions & { env?: Record<string, string> } = {}): Promise<{
  test: TestApp;
  networks: Networks;
  services: Services;
}> {
  const networks = await startNetworks(options);
  const { env } = networks;
  const test = await startTestApp({ PUBLIC_URL: home, ...added });
  Object.assign(
    test.services.consents,
    consentProviders({
      meta: { appId: env.META_APP_ID, appSecret: env.META_APP_SECRET, base: env.META_API_BASE },
      tiktok: {
        clientKey: env.TIKTOK_CLIENT_KEY,
        clientSecret: env.TIKTOK_CLIENT_SECRET,
        base: env.TIKTOK_API_BASE,
      },
    }),
  );
  return { test, networks, services: { ...test.services, log: test.app.log } };
}

/** A KOL with its own user and one linked account, which is in the world too. */
export async function buildOwner({ test, networks }: { test: TestApp; networks: Networks }, network: ConsentNetwork) {
  const handle = `kol.${word()}`;
  const user = await signIn(test, ['KOL'], { type: 'kol' });
  const kol = await buildKol(test.database.db, { user_id: user.id, fullname: 'Chủ kênh' });
  const social = await buildSocial(test.database.db, {
    kol_id: kol.id,
    social_type: network,
    url: urlOf(network, handle),
  });
  const account = networks.world.add({ network, handle });
  return { user, kol, social, account, network };
}

export type OwnerOfKol = Awaited<ReturnType<typeof buildOwner>>;

/** Leaves for the network: where to, and the cookie. */
export async function leave(
  test: TestApp,
  network: ConsentNetwork,
  body: { kol_id: string } | { invitation: string },
  token?: string,
) {
  const answer = await test.call('POST', `/social/connect/${network}`, { body, ...(token && { token }) });
  const setCookie = String(answer.headers['set-cookie']);
  const url: string = answer.statusCode === 200 ? answer.json().data.url : '';
  return { answer, url, setCookie, cookie: setCookie.split(';')[0] ?? '' };
}

/** Comes back from the network at an address; what our own page is told. */
export async function comeBack(
  test: TestApp,
  network: ConsentNetwork,
  address: string,
  cookie: string,
): Promise<Record<string, string>> {
  const { search } = new URL(address);
  const answer = await test.call('GET', `/social/callback/${network}${search}`, { headers: { cookie } });
  const location = new URL(String(answer.headers.location), home);
  if (location.origin !== home || location.pathname !== '/oauth/callback') throw new Error(`goes to ${location}`);
  return Object.fromEntries([...location.searchParams, ...new URLSearchParams(location.hash.slice(1))]);
}

/** The whole way of a KOL's own user. */
export async function connect({ test, networks }: { test: TestApp; networks: Networks }, owner: OwnerOfKol) {
  const { url, cookie } = await leave(test, owner.network, { kol_id: owner.kol.id }, owner.user.token);
  return comeBack(test, owner.network, await networks.consent(url, owner.account), cookie);
}

/** Works off what is to be revoked. */
export async function revokeAll(services: Services): Promise<void> {
  while (await runNext(services, 'consent_revoke', consentHandlers.consent_revoke)) {}
}

/** Everything that stands in the database, as text. */
export async function wholeDatabase({ database }: TestApp): Promise<string> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  const texts = await Promise.all(
    tables.map(({ name }) => database.pool.query<{ text: string }>(`select t::text as text from ${name} t`)),
  );
  return texts.flatMap(({ rows }) => rows.map(({ text }) => text)).join('\n');
}

/** Moves ends of a consent: seconds from now. */
export async function endIn(test: TestApp, socialId: string, ends: { access?: number; consent?: number }) {
  if (ends.access !== undefined) {
    await test.database.db.execute(
      sql`update social_consents set access_ends_at = now() + make_interval(secs => ${ends.access}) where social_id = ${socialId}`,
    );
  }
  if (ends.consent !== undefined) {
    await test.database.db.execute(
      sql`update social_consents set ends_at = now() + make_interval(secs => ${ends.consent}) where social_id = ${socialId}`,
    );
  }
}

export { consentNetworks };
