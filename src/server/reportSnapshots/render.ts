import { builtInLanguages } from '../../domain/languages/rules';
import { formTypes, reportForms } from '../../domain/reports/forms';
import { fileKey } from '../adapters/files/store';
import type { Services } from '../context';
import { announce } from '../db/changes';
import { newId } from '../ids';
import { enqueue } from '../jobs/enqueue';
import { storeBytes } from '../media/keep';
import { insertFile } from '../media/queries/files';
import { reportFile } from '../reports/files/reportFile';
import { sha256Of } from '../sha256';
import { storedDocument } from './document';
import { findStored } from './queries/snapshots';
import { insertSnapshotFile, setFailed, setReady } from './queries/writes';

/** Nobody waits for a file of a job. */
const nobodyLeaves = () => new AbortController().signal;

/**
 * Renders and stores the files of a frozen report in each form and language; the answer keeps them as its files and makes
 * it ready. Done again it makes the same bytes (CONTRACT-2 §9). @throws AppError, TooManyRequests as `reportFile`
 */
export async function renderFiles(services: Services, id: string): Promise<(tx: Services) => Promise<void>> {
  const stored = await findStored(services.db, id);
  if (!stored || stored.status === 'ready') return async () => undefined;
  const rendered: Awaited<ReturnType<typeof render>>[] = [];
  for (const lang of builtInLanguages) {
    for (const type of reportForms) rendered.push(await render(services, stored, { type, lang }));
  }
  return async (tx) => {
    if (!(await setReady(tx.db, id))) return;
    for (const { media, file } of rendered) {
      await insertFile(tx.db, media);
      await insertSnapshotFile(tx.db, { snapshot_id: id, file_id: media.id, ...file });
    }
    await tell(tx, id, 'ready');
  };
}

type Stored = NonNullable<Awaited<ReturnType<typeof findStored>>>;
type Which = { type: (typeof reportForms)[number]; lang: (typeof builtInLanguages)[number] };

async function render(services: Services, stored: Stored, { type, lang }: Which) {
  const document = storedDocument(stored, lang);
  const bytes = await reportFile(services.files, document, { form: type, language: lang, gone: nobodyLeaves() });
  const sha256 = sha256Of(bytes);
  const kept = { storage_key: fileKey(sha256), type: formTypes[type] };
  await storeBytes(services, { ...kept, bytes });
  const [size, file_name] = [bytes.length, snapshotFileName(stored.number, { type, lang })];
  return {
    media: { id: newId(), kind: 'document' as const, ...kept, sha256, file_name, size },
    file: { type, lang, sha256, size },
  };
}

/** What a file of a frozen report is called. */
export function snapshotFileName(number: string, { type, lang }: Which): string {
  return `${number}_${lang}.${type}`;
}

/** Notes that the files of a frozen report could not be made, once no try is left. */
export async function giveUpFiles(tx: Services, id: string): Promise<void> {
  if (await setFailed(tx.db, id)) await tell(tx, id, 'failed');
}

async function tell({ db }: Services, id: string, how: 'ready' | 'failed'): Promise<void> {
  await enqueue(db, 'report_mail', { key: `${id}:${how}`, data: { snapshot_id: id } });
  await announce(db, ['reportSnapshots', id]);
}
