import { setTimeout as sleep } from 'node:timers/promises';
import { insertOneTimeToken } from '../../../src/server/auth/queries/oneTimeTokens';
import { newRefreshToken } from '../../../src/server/auth/tokens';
import { buildCampaign, buildSow } from '../factories';
import { type Answer, call, codesOf, isDone, type Sent } from './call';
import type { Node } from './nodes';
import type { Result } from './print';
import { type Stage, wholeKol } from './stage';
import { type Fault, onStage, underLoad } from './underLoad';
import { kolsImported } from './verbs/kols';
import { word } from './verbs/verb';

/** Two calls of which exactly one may have its way. */
interface Race {
  name: string;
  calls(stage: Stage, url: string): Promise<readonly [Sent, Sent]>;
  /** Whether an answer says that it had its way; else any 2xx. */
  wins?(answer: Answer): boolean;
}

const asManager = (stage: Stage, method: string, path: string, body: object): Sent => ({
  method,
  path,
  token: stage.tokenOf('manager'),
  body,
});

const twice = (sent: Sent): [Sent, Sent] => [sent, sent];

const races: readonly Race[] = [
  {
    name: 'one KOL edited by two',
    async calls(stage) {
      const path = `/kols/${await wholeKol(stage.db, stage.base)}`;
      return [
        asManager(stage, 'PUT', path, { stage_name: word(), version: 1 }),
        asManager(stage, 'PUT', path, { stage_name: word(), version: 1 }),
      ];
    },
  },
  {
    name: 'one KOL code taken by two',
    async calls(stage) {
      const { picture, sector } = stage.base;
      const body = { avatar: picture, code: word(), stage_name: 'Mây', fullname: 'Trần Mây', sectors: [sector] };
      return twice(asManager(stage, 'POST', '/kols', body));
    },
  },
  {
    name: 'one customer code taken by two',
    async calls(stage) {
      const code = word();
      const names = { code, name: `Công ty ${code}`, trading_name: code, tax_number: '0301234567' };
      return twice(asManager(stage, 'POST', '/customers', { ...names, sectors: [stage.base.companySector] }));
    },
  },
  {
    name: 'one slug taken by two',
    calls: async (stage) =>
      twice(asManager(stage, 'POST', '/shorteners', { original_url: 'https://shop.example/', slug: word() })),
  },
  {
    name: 'one KOL approved by two',
    async calls(stage) {
      const id = await wholeKol(stage.db, stage.base, 'pending');
      return twice(asManager(stage, 'PUT', `/kols/${id}/update-status`, { status: 'active' }));
    },
  },
  {
    name: 'one KOL deleted by two',
    async calls(stage) {
      const id = await wholeKol(stage.db, stage.base);
      return twice(asManager(stage, 'DELETE', `/kols/${id}`, { reason: 'Trùng' }));
    },
  },
  {
    name: 'one KOL restored by two',
    async calls(stage, url) {
      const id = await wholeKol(stage.db, stage.base);
      await call(url, asManager(stage, 'DELETE', `/kols/${id}`, { reason: 'Trùng' }));
      return twice(asManager(stage, 'PUT', `/kols/${id}/restore`, {}));
    },
  },
  {
    name: 'one SOW edited by two',
    async calls(stage) {
      const of = { campaign_id: stage.base.campaign, kol_id: stage.base.kols[0] ?? '' };
      const sow = await buildSow(stage.db, { ...of, description: '<p>Bài</p>' });
      const path = `/campaigns/update-sow/${sow.id}`;
      return [
        asManager(stage, 'PUT', path, { note: word(), version: 1 }),
        asManager(stage, 'PUT', path, { note: word(), version: 1 }),
      ];
    },
  },
  {
    name: 'one post added by two',
    async calls(stage) {
      const url_post = `https://www.facebook.com/photo/${word()}`;
      const body = { kol_id: stage.base.kols[0], url_post, sow_number: 1 };
      return twice(asManager(stage, 'POST', `/campaigns/${stage.base.campaign}/posts`, body));
    },
  },
  {
    name: 'one campaign moved on by two',
    async calls(stage) {
      const { id } = await buildCampaign(stage.db, { brand_id: stage.base.brand });
      return twice(asManager(stage, 'PUT', `/campaigns/${id}/status`, { status: 'liquidation', version: 1 }));
    },
  },
  {
    name: 'one workbook imported by two',
    async calls(stage) {
      const write = await kolsImported.prepare(stage);
      if (!write) throw new Error('no import');
      return twice(write.sent);
    },
    wins: (answer) => isDone(answer) && answer.kind === 'answered' && Object(answer.body.data).committed === true,
  },
  {
    name: 'one mailed link spent by two',
    async calls({ db, base }) {
      const { token, hash } = newRefreshToken();
      const username = base.people.visitor.email;
      const expires_at = new Date(Date.now() + 3_600_000);
      await insertOneTimeToken(db, { token_hash: hash, purpose: 'password', username, expires_at });
      const body = { email: username, password: `Suong&Moc-Chau71${word()}`, password_token: token };
      return twice({ method: 'PUT', path: '/auth/set-password', body });
    },
  },
];

/** Sends both at once, each to a node of its own, again and again: one has its way, the other is refused. */
async function run({ name, calls, wins = isDone }: Race, stage: Stage, nodes: readonly Node[], rounds: number) {
  const findings: string[] = [];
  const told = { won: 0, refused: 0 };
  const [first, second] = nodes.map(({ url }) => url);
  if (!first || !second) throw new Error('two nodes are needed');
  for (let round = 0; round < rounds; round += 1) {
    const [one, other] = await calls(stage, first);
    const answers = await Promise.all([call(first, one), call(second, other)]);
    const won = answers.filter(wins).length;
    const failed = answers.filter((answer) => answer.kind !== 'answered' || answer.status >= 500).length;
    told.won += won;
    told.refused += answers.length - won - failed;
    if (won !== 1 || failed > 0) findings.push(`${name}: ${won} had their way: ${answers.map(said).join(' and ')}`);
  }
  const notes = [`${told.won} had their way, ${told.refused} were refused`];
  return { name, times: rounds, verdict: null, back: [], findings, notes };
}

const said = (answer: Answer) => (answer.kind === 'answered' ? `${answer.status} ${codesOf(answer)}` : answer.why);

export const raced: Fault = {
  name: 'two nodes and two workers',
  run: (room) =>
    onStage(room, async (stage) => {
      const nodes = [await stage.node({ env: { WORKERS: '0' } }), await stage.node({ env: { WORKERS: '0' } })];
      for (let n = 0; n < 2; n += 1) await stage.node({ kind: 'worker' });
      const rounds = Math.max(5, Math.round(room.kills / 4));
      const results: Result[] = [];
      for (const race of races) results.push(await run(race, stage, nodes, rounds));
      let turn = 0;
      const urlOf = () => {
        turn += 1;
        return nodes[turn % nodes.length]?.url ?? '';
      };
      const breaking = () => sleep(10_000, []);
      return [...results, await underLoad({ name: 'every kind of write on both', stage, load: { urlOf }, breaking })];
    }),
};
