import { type Stage, wholeKol } from '../stage';
import { lookBy, traces, type Verb, word } from './verb';

const kolBody = ({ base }: Stage, code: string) => ({
  avatar: base.picture,
  code,
  stage_name: `Tên ${code}`,
  fullname: `Họ ${code}`,
  sectors: [base.sector],
});

export const kolCreated: Verb = {
  name: 'KOL added',
  weight: 4,
  async prepare(stage) {
    const key = word();
    const socials = [{ url: `https://facebook.com/${key}`, follower_count: 1_200 }];
    const body = { ...kolBody(stage, key), socials };
    const sent = { method: 'POST', path: '/kols', token: stage.tokenOf('manager'), body };
    return { keys: [key], sent, again: { taken: ['kol_code_already_exist', 'social_already_linked'] } };
  },
  look: (stage, keys) =>
    lookBy(
      stage,
      keys,
      `select key, count(k.id) as times,
        coalesce(sum((select count(*) from kol_sectors s where s.kol_id = k.id)), 0) as sectors,
        coalesce(sum((select count(*) from socials s where s.kol_id = k.id)), 0)
          + (select count(*) from socials s where s.url = 'https://facebook.com/' || key and k.id is null) as accounts,
        coalesce(sum((select count(*) from kol_cards c where c.kol_id = k.id)), 0) as cards,
        coalesce(sum((select count(*) from metric_snapshots m where m.owner_id = k.id)), 0) as readings,
        coalesce(sum((${traces('kol', 'k.id', 'create')})), 0) as traces
      from unnest($1::text[]) key left join kols k on k.code = key group by key, k.id`,
      { sectors: 1, accounts: 1, cards: 1, readings: 1, traces: 1 },
    ),
};

let turn = 0;

export const kolEdited: Verb = {
  name: 'KOL edited',
  weight: 4,
  async prepare(stage) {
    const key = word();
    turn += 1;
    const id = stage.base.kols[turn % stage.base.kols.length];
    const sent = { method: 'PUT', path: `/kols/${id}`, token: stage.tokenOf('manager'), body: { stage_name: key } };
    // Not sent again: another edit may have come between, and then both happened.
    return { keys: [key], sent };
  },
  look: (stage, keys) =>
    lookBy(
      stage,
      keys,
      `select key, count(a.id) as times from unnest($1::text[]) key
      left join audit_log a on a.entity = 'kol' and a.action = 'update' and a.changes #>> '{stage_name,after}' = key
      group by key`,
      {},
    ),
};

export const kolApproved: Verb = {
  name: 'KOL approved',
  weight: 2,
  async prepare(stage) {
    const id = await wholeKol(stage.db, stage.base, 'pending');
    const sent = {
      method: 'PUT',
      path: `/kols/${id}/update-status`,
      token: stage.tokenOf('manager'),
      body: { status: 'active' },
    };
    return { keys: [id], sent, again: { taken: ['status_transition_not_allowed'] } };
  },
  look: lookApproved,
};

export const kolsApproved: Verb = {
  name: 'KOLs approved in bulk',
  weight: 1,
  async prepare(stage) {
    const keys = [];
    for (let n = 0; n < 5; n += 1) keys.push(await wholeKol(stage.db, stage.base, 'pending'));
    const body = { ids: keys, action: 'approve' };
    const sent = { method: 'POST', path: '/kols/bulk', token: stage.tokenOf('manager'), body };
    return {
      keys,
      sent,
      again: { taken: [] },
      // Sent again, those that were done before say that they are decided already.
      done: (answer) => {
        const data = answer.kind === 'answered' ? answer.body.data : null;
        const outcomes = Array.isArray(data) ? (data as { id: string; done: boolean; error: string | null }[]) : [];
        return outcomes.filter((one) => one.done || one.error === 'status_transition_not_allowed').map(({ id }) => id);
      },
    };
  },
  look: lookApproved,
};

function lookApproved(stage: Stage, keys: readonly string[]) {
  return lookBy(
    stage,
    keys,
    `select key, (${traces('kol', 'key::uuid', 'approve')}) as times,
      (select count(*) from kols k where k.id = key::uuid and k.status = 'active') as active
    from unnest($1::text[]) key`,
    { active: 1 },
  );
}

/** Deleted KOLs of which the client knows, to be restored. */
const deleted = new WeakMap<Stage, string[]>();

export const kolDeleted: Verb = {
  name: 'KOL deleted',
  weight: 2,
  async prepare(stage) {
    const id = await wholeKol(stage.db, stage.base);
    const body = { reason: 'Nhầm lẫn' };
    const sent = { method: 'DELETE', path: `/kols/${id}`, token: stage.tokenOf('manager'), body };
    return {
      keys: [id],
      sent,
      again: { taken: ['kol_not_exist'] },
      done: (answer) => {
        const isDone = answer.kind === 'answered' && answer.status < 300;
        if (isDone) deleted.set(stage, [...(deleted.get(stage) ?? []), id]);
        return isDone ? [id] : [];
      },
    };
  },
  // Whether it still lies in the trash is another verb's matter; that the two agree is asked of all KOLs.
  look: (stage, keys) =>
    lookBy(
      stage,
      keys,
      `select key, (${traces('kol', 'key::uuid', 'delete')}) as times from unnest($1::text[]) key`,
      {},
    ),
};

export const kolRestored: Verb = {
  name: 'KOL restored',
  weight: 2,
  async prepare(stage) {
    const id = deleted.get(stage)?.shift();
    if (!id) return null;
    const sent = { method: 'PUT', path: `/kols/${id}/restore`, token: stage.tokenOf('manager'), body: {} };
    return { keys: [id], sent, again: { taken: ['trash_item_not_exist', 'kol_not_exist'] } };
  },
  look: (stage, keys) =>
    lookBy(
      stage,
      keys,
      `select key, (${traces('kol', 'key::uuid', 'restore')}) as times,
        (select count(*) from kols k where k.id = key::uuid and k.deleted_at is null) as back
      from unnest($1::text[]) key`,
      { back: 1 },
    ),
};

const rowsOfImport = 15;

export const kolsImported: Verb = {
  name: 'KOLs imported',
  weight: 1,
  async prepare(stage) {
    const key = word();
    const rows = Array.from({ length: rowsOfImport }, (_, n) => {
      const code = `${key}x${n}`;
      return [code, `Tên ${code}`, `Họ ${code}`, stage.base.sectorName].join(';');
    });
    const text = ['code;stage_name;fullname;sectors', ...rows].join('\n');
    const form = new FormData();
    form.set('review', 'false');
    form.set('file', new Blob([text]), `${key}.csv`);
    const sent = { method: 'POST', path: '/kols/import', token: stage.tokenOf('manager'), form };
    return {
      keys: [key],
      sent,
      again: { taken: ['kol_code_already_exist'] },
      done: (answer) => {
        const data = answer.kind === 'answered' ? answer.body.data : null;
        const isCommitted = typeof data === 'object' && data !== null && 'committed' in data && data.committed;
        return isCommitted ? [key] : [];
      },
    };
  },
  look: (stage, keys) =>
    lookBy(
      stage,
      keys,
      `select key, (select count(*) from import_runs r where r.file_name = key || '.csv') as times,
        (select count(*) from kols k where starts_with(k.code, key || 'x')) as kols,
        (select count(*) from import_run_rows w join import_runs r on r.id = w.run_id where r.file_name = key || '.csv') as rows,
        (select count(*) from audit_log a where a.entity = 'kol' and a.action = 'import'
          and a.entity_id in (select k.id from kols k where starts_with(k.code, key || 'x'))) as traces
      from unnest($1::text[]) key`,
      { kols: rowsOfImport, rows: rowsOfImport, traces: rowsOfImport },
    ),
};
