import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { insertOneTimeToken } from '../../../src/server/auth/queries/oneTimeTokens';
import { newRefreshToken } from '../../../src/server/auth/tokens';
import { type Answer, call, codesOf, isDone } from './call';
import { orNever } from './kills';
import type { Load } from './load';
import type { Node } from './nodes';
import type { Stage } from './stage';
import { type Fault, onStage, underLoad } from './underLoad';
import { word } from './verbs/verb';

/** Where Debian puts libfaketime, for programs with threads. */
function findLibrary(): string | null {
  const folder = '/usr/lib';
  const places = readdirSync(folder).map((name) => join(folder, name, 'faketime/libfaketimeMT.so.1'));
  return places.find((place) => existsSync(place)) ?? null;
}

/** As far as access tokens of 15 minutes allow; and back again. */
const moves = ['+10m', '-10m', '+0', '-3m', '+5m', '+0'];
/** Strong, and in no list. */
const password = 'Suong&Moc-Chau71';

const said = (answer: Answer) => (answer.kind === 'answered' ? `${answer.status} ${codesOf(answer)}` : answer.why);

export const clockMoved: Fault = {
  name: 'clock of a server moved',
  hindered: async () => (findLibrary() ? null : 'libfaketime is not installed (Debian: apt-get install faketime)'),
  async run(room) {
    const folder = await mkdtemp(join(tmpdir(), 'kolhub-faults-clock-'));
    const file = join(folder, 'clock');
    const move = (by: string) => writeFile(file, `${by}\n`);
    await move('+0');
    const env = {
      LD_PRELOAD: findLibrary() ?? '',
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      // Timers are about what passes, not about the hour.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    };
    return onStage(room, async (stage) => {
      const right = await stage.node({ env: { WORKERS: '0' } });
      const moved = await stage.node({ env });
      const breaking = async (load: Load) => {
        const findings: string[] = [];
        for (const by of moves) {
          const at = Date.now();
          await move(by);
          load.journal.breaks.push({ at, back: await orNever(load.nextAcknowledged()) });
          findings.push(...(await signsIn(stage, moved, right)).map((finding) => `clock ${by}: ${finding}`));
          // The header is made anew once a second.
          await sleep(1_500);
          const seen = new Date((await fetch(`${moved.url}/healthz`)).headers.get('date') ?? 0).getTime() - Date.now();
          if (by.endsWith('10m') && Math.abs(seen) < 300_000)
            findings.push('the clock did not move: nothing was tried');
        }
        return findings;
      };
      return [await underLoad({ name: clockMoved.name, stage, load: { urlOf: () => moved.url }, breaking })];
    }).finally(() => rm(folder, { recursive: true }));
  },
};

/** A mailed link is spent once whatever the clocks say; who signed in at either node is signed in at both. */
async function signsIn({ db, base }: Stage, moved: Node, right: Node): Promise<string[]> {
  const findings: string[] = [];
  const username = base.people.visitor.email;
  const { token, hash } = newRefreshToken();
  const expires_at = new Date(Date.now() + 24 * 3_600_000);
  await insertOneTimeToken(db, { token_hash: hash, purpose: 'password', username, expires_at });
  const body = { email: username, password: `${password}${word()}`, password_token: token };
  const set = { method: 'PUT', path: '/auth/set-password', body };
  const first = await call(moved.url, set);
  if (!isDone(first)) findings.push(`a password could not be set: ${said(first)}`);
  const second = await call(right.url, set);
  if (isDone(second)) findings.push('a link was spent twice');
  for (const [from, to, way] of [
    [moved, right, 'moved to right'],
    [right, moved, 'right to moved'],
  ] as const) {
    const login = { method: 'POST', path: '/auth/login', body: { username, password: body.password } };
    const answer = await call(from.url, login);
    const { access_token = '', refresh_token = '' } = tokensOf(answer);
    if (!access_token) findings.push(`signing in (${way}) was refused: ${said(answer)}`);
    const me = await call(to.url, { method: 'GET', path: '/users/me', token: access_token });
    if (!isDone(me)) findings.push(`who signed in (${way}) is not known there: ${said(me)}`);
    const refreshed = await call(to.url, {
      method: 'POST',
      path: '/auth/refresh',
      body: { user_name: username, refresh_token },
    });
    if (!isDone(refreshed)) findings.push(`a session (${way}) could not go on: ${said(refreshed)}`);
  }
  return findings;
}

function tokensOf(answer: Answer): { access_token?: string; refresh_token?: string } {
  return answer.kind === 'answered' && typeof answer.body.data === 'object' && answer.body.data ? answer.body.data : {};
}
