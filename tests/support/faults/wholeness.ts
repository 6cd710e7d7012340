import { buffer } from 'node:stream/consumers';
import { differingDays } from '../../../src/server/reports/proveDays';
import { sha256Of } from '../../../src/server/sha256';
import { miscounted } from '../campaignCounts';
import type { Stage } from './stage';

/** Statements of which each row is something that is there by half, whatever the client was told. */
const halves: Record<string, string> = {
  'a KOL and the trash disagree': `select k.code as what from kols k
    where (k.deleted_at is not null) <> exists (select 1 from trash t where t.id = k.id)`,
  // By what each edit found and left, so that no clock has a say in which was the last.
  'a KOL whose edits and trail disagree': `select k.code as what from kols k join lateral (
      select count(*) as edits, count(*) filter (where a.changes #>> '{stage_name,after}' = k.stage_name) as made,
        count(*) filter (where a.changes #>> '{stage_name,before}' = k.stage_name) as left
      from audit_log a where a.entity_id = k.id and a.action = 'update') t on t.edits > 0
    where k.version <> t.edits + 1 or t.made <> 1 or t.left <> 0`,
  'a KOL without its card': `select k.code as what from kols k
    where k.deleted_at is null and not exists (select 1 from kol_cards c where c.kol_id = k.id)`,
  'SOW numbers that are not 1, 2, 3 …': `select c.code as what from campaigns c left join sows s on s.campaign_id = c.id
    group by c.id having count(s.id) <> c.last_sow_number or count(distinct s.number) <> c.last_sow_number`,
  'what is kept of a campaign for lists and what there is disagree': miscounted,
  'an import without its rows': `select r.file_name as what from import_runs r
    where r.rows <> (select count(*) from import_run_rows w where w.run_id = r.id)`,
  'numbers of reports given out and kept disagree': `select n.year::text as what from report_numbers n
    where n.last <> (select count(distinct number) from report_snapshots)`,
  'a newest reading that is not the newest': `select l.subject_id::text as what from metric_latest l
    where l.captured_at < (select max(m.captured_at) from metric_snapshots m where m.owner_id = l.owner_id
      and m.subject_id = l.subject_id and m.metric = l.metric)`,
  'an effect of a job that is not known as done, or the other way round': `select n.ran || ' ran, ' || n.done || ' done' as what
    from (select (select count(*) from fault_effects) as ran,
      (select count(*) from job_effects e join pgboss.job j on j.id = e.job_id
        where j.name = 'cleaning' and e.state = 'done') as done) n where n.ran <> n.done`,
};

/** Notes every run of the job `cleaning` by what it does; whatever undoes the run undoes the note. */
export async function watchEffects(stage: Stage): Promise<void> {
  await stage.pool.query(`
    create table fault_effects (at timestamptz not null default now());
    create function note_effect() returns trigger language plpgsql as $$
      begin insert into fault_effects default values; return null; end $$;
    create trigger note_effect after delete on client_errors for each statement execute function note_effect()`);
}

/** What is there by half, in words: of the database, of derived data, of files and their bytes. */
export async function findHalves(stage: Stage): Promise<string[]> {
  const { pool, db, base } = stage;
  const found: string[] = [];
  for (const [what, statement] of Object.entries(halves)) {
    const { rows } = await pool.query<{ what: string }>(statement);
    for (const row of rows) found.push(`${what}: ${row.what}`);
  }
  for (const day of await differingDays(db, base.campaign))
    found.push(`the sums of a day differ from the ledger: ${day}`);
  return [...found, ...(await filesWithoutBytes(stage))];
}

async function filesWithoutBytes({ pool, files }: Stage): Promise<string[]> {
  const { rows } = await pool.query<{ storage_key: string; sha256: string; file_name: string }>(
    'select storage_key, sha256, file_name from media_files where deleted_at is null',
  );
  const found: string[] = [];
  for (const { storage_key, sha256, file_name } of rows) {
    const file = await files.get(storage_key).catch(() => null);
    const bytes = file && (await buffer(file.stream));
    if (!bytes || sha256Of(bytes) !== sha256) found.push(`a file without its bytes: ${file_name}`);
  }
  return found;
}
