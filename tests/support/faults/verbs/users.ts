import type { Stage } from '../stage';
import { type Found, lookBy, traces, type Verb, word } from './verb';

export const userInvited: Verb = {
  name: 'user invited',
  weight: 3,
  async prepare(stage) {
    const key = word();
    const { customerRole, company } = stage.base;
    const said = { code: key, fullname: `Người ${key}`, email: mailOf(key), phone: '0912345678' };
    const body = { ...said, roles: [customerRole], customer_ids: [company] };
    const sent = { method: 'POST', path: '/users', token: stage.tokenOf('admin'), body };
    const taken = ['user_already_exist', 'user_code_already_exist', 'user_email_already_exist'];
    return { keys: [key], sent, again: { taken } };
  },
  look: (stage, keys) =>
    lookBy(
      stage,
      keys,
      `select key, count(u.id) as times,
        coalesce(sum((select count(*) from user_roles r where r.user_id = u.id)), 0) as roles,
        coalesce(sum((select count(*) from representatives r where r.user_id = u.id)), 0) as links,
        (select count(*) from one_time_tokens t where t.username = key || '@mail.test') as tokens,
        coalesce(sum((${traces('user', 'u.id')})), 0) as traces
      from unnest($1::text[]) key left join users u on u.code = key group by key`,
      { roles: 1, links: 1, tokens: 1, traces: 1 },
    ),
};

const mailOf = (key: string) => `${key}@mail.test`;

/** The mail of each user who was invited: taken once by the mail server, or kept for a person to decide. */
export async function lookForMails(stage: Stage, keys: readonly string[]): Promise<Map<string, Found>> {
  const { rows } = await stage.pool.query<{ about: string; state: string }>(
    "select data ->> 'about' as about, state::text from pgboss.job where name = 'mail'",
  );
  const jobs = new Map(rows.map(({ about, state }) => [about, state]));
  return new Map(
    keys.map((key) => {
      const job = jobs.get(mailOf(key));
      const held = job === 'failed';
      const lacks = job && !held ? [`a job that is ${job}`] : [];
      return [key, { times: stage.mailbox.taken.get(mailOf(key)) ?? 0, lacks, held }];
    }),
  );
}
