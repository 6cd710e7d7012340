import { idIn, isDone } from '../call';
import type { Stage } from '../stage';
import { lookBy, traces, type Verb, word } from './verb';

/** A document that no other has the bytes of. */
const pdf = (text: string) => `%PDF-1.7\n1 0 obj\n<<>>\nendobj\n% ${text.repeat(400)}\ntrailer\n<<>>\n%%EOF\n`;

export const fileUploaded: Verb = {
  name: 'file uploaded',
  weight: 3,
  async prepare(stage) {
    const key = word();
    const form = new FormData();
    form.set('file', new Blob([pdf(key)]), `${key}.pdf`);
    return { keys: [key], sent: { method: 'POST', path: '/media/create-file', token: stage.tokenOf('staff'), form } };
  },
  // That its bytes are there is asked of all files.
  look: (stage, keys) =>
    lookBy(
      stage,
      keys,
      `select key, count(m.id) as times, coalesce(sum((${traces('file', 'm.id')})), 0) as traces
      from unnest($1::text[]) key left join media_files m on m.file_name = key || '.pdf' group by key`,
      { traces: 1 },
    ),
};

let asking = 0;
const requests = new WeakMap<Stage, string[]>();

export const requestSent: Verb = {
  name: 'request sent',
  weight: 2,
  async prepare(stage) {
    const key = word();
    asking += 1;
    const form = new FormData();
    const fields = {
      request_name: key,
      request_start_date: '2026-04-01',
      request_end_date: '2026-04-30',
      request_budget: '350000000',
      request_description: 'Cần nhóm chuyên chăm da.',
      brand_name: 'Nhãn mới',
      customer_name: 'Công ty Mới',
      customer_phone: '0912345678',
      customer_email: `${key}@khach.example`,
      request_kols: stage.base.kols[0] ?? '',
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('request_files', new Blob([pdf(key)]), `${key}-brief.pdf`);
    const token = stage.tokenOf(asking % stage.customers);
    return {
      keys: [key],
      sent: { method: 'POST', path: '/campaigns/request/create', token, form },
      done: (answer) => {
        if (!isDone(answer)) return [];
        requests.set(stage, [...(requests.get(stage) ?? []), idIn(answer)]);
        return [key];
      },
    };
  },
  look: (stage, keys) =>
    lookBy(
      stage,
      keys,
      `select key, count(r.id) as times,
        coalesce(sum((select count(*) from request_files f where f.request_id = r.id)), 0) as documents,
        (select count(*) from media_files m where m.file_name = key || '-brief.pdf') as files,
        coalesce(sum((select count(*) from request_kols k where k.request_id = r.id)), 0) as kols,
        coalesce(sum((select count(*) from notifications n where n.user_id = (select id from users where code = 'manager')
          and n.event_key = 'request/' || r.id || '/new')), 0) as news,
        coalesce(sum((${traces('campaign_request', 'r.id')})), 0) as traces
      from unnest($1::text[]) key left join campaign_requests r on r.request_name = key group by key`,
      { documents: 1, files: 1, kols: 1, news: 1, traces: 1 },
    ),
};

export const requestsGiven: Verb = {
  name: 'requests given in bulk',
  weight: 1,
  async prepare(stage) {
    const ids = requests.get(stage)?.splice(0, 3) ?? [];
    if (ids.length === 0) return null;
    const person_in_charge = { id: stage.base.people.staff.id };
    const body = { ids, action: 'responsible', person_in_charge };
    const sent = { method: 'POST', path: '/requests/bulk', token: stage.tokenOf('manager'), body };
    return {
      keys: ids,
      sent,
      again: { taken: [] },
      done: (answer) => {
        const data = answer.kind === 'answered' ? answer.body.data : null;
        return Array.isArray(data) ? data.flatMap((one) => (one.done ? String(one.id) : [])) : [];
      },
    };
  },
  look: (stage, keys) =>
    lookBy(
      stage,
      keys,
      `select key, (select count(*) from audit_log a where a.entity = 'campaign_request' and a.action = 'update'
          and a.entity_id = key::uuid) as times,
        (select count(*) from campaign_requests r where r.id = key::uuid and r.person_in_charge_id is not null) as given
      from unnest($1::text[]) key`,
      { given: 1 },
    ),
};
