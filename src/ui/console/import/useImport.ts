import { useEffect, useState } from 'react';
import { can, type Right } from '../../../domain/access';
import { type Endpoint, type EndpointName, endpoints } from '../../../domain/endpoints';
import type {
  ImportKindName,
  ImportMode,
  ImportProgress,
  ImportResult,
  ImportRowChoice,
  TargetChange,
} from '../../../domain/imports';
import { ApiError, download } from '../../../providers/http';
import { mayCall } from '../../../providers/mayCall';
import { markUnsaved } from '../../../providers/unsaved';
import { useAccess } from '../access/useAccess';
import { useApi } from '../data/useApi';
import { useRead } from '../data/useRead';
import { saveFile } from '../saveFile';
import { readWorkbook } from './workbook';

export type ImportStep = 'file' | 'preview' | 'done';
type Work = 'template' | 'preview' | 'commit' | 'errors';

/** How rows that are sent rather than their file were read. */
interface SentRows {
  mode: ImportMode;
  rows: ImportRowChoice;
  file_name: string;
  /** Rows of the file that are wrong, and so not among them. */
  refused: number;
  /** Rows of a template nobody filled in. */
  skipped: number;
}

export interface ImportCalls<T = unknown> {
  /** What the rows are. */
  kind: ImportKindName;
  upload: EndpointName;
  template: EndpointName;
  /** The call that writes the file, where it is another one than the upload. */
  write?: EndpointName;
  /** What writing needs, where the same call may be made to look a file through with less. */
  writeAccess?: Right;
  /** What changing what is there already needs; left out where the import only adds. */
  updates?: Right;
  /** How a file is taken at first. */
  usual?: ImportMode;
  /** Writes the previewed rows, where they are sent rather than the file. */
  commit?: (rows: T[], how: SentRows) => Promise<ImportResult<T>>;
  /** Text fields sent with both calls, e.g. `campaign_id`. */
  fields?: Record<string, string>;
  /** Whether the upload takes separated text too. */
  csv?: boolean;
}

/** What the last answer says of the file. */
type Reading<T> = Omit<ImportResult<T>, 'data'> & {
  rows: T[];
  skipped: number;
  /** How many rows changed nothing, of a commit; null: as many as there are among the rows. */
  nothing: number | null;
  target: TargetChange | null;
  /** The commit, once there is one. */
  run: string | null;
};

const nothingRead = { rows: [], errorRecords: [], skipped: 0, nothing: null, target: null, run: null };

/** How many rows are wrong, told or not. */
const wrongRows = ({ errorRecords, errorTotal }: Pick<ImportResult<unknown>, 'errorRecords' | 'errorTotal'>) =>
  errorTotal ?? errorRecords.length;

function formOf(fields: Record<string, string>, workbook?: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (workbook) form.append('file', workbook);
  return form;
}

const newProgressId = () => Array.from({ length: 2 }, () => Math.random().toString(36).slice(2)).join('-');

const progressEveryMs = 700;

/** How far the import is that was sent under this id; null while nobody knows. */
function useProgress(id: string | null): ImportProgress | null {
  const { data, isPlaceholderData } = useRead<ImportProgress | null>(
    'importProgress',
    { params: { id: id ?? '' } },
    { enabled: id !== null, refetchInterval: progressEveryMs },
  );
  return (id !== null && !isPlaceholderData && data) || null;
}

/** The three steps of an import: a file with its row errors, a preview, done (spec 1 §4 Wizards). */
export function useImport<T>({
  kind,
  upload,
  write = upload,
  writeAccess,
  template,
  updates,
  usual = 'add',
  commit,
  fields,
  csv = false,
}: ImportCalls<T>) {
  const api = useApi();
  const access = useAccess();
  const [step, setStep] = useState<ImportStep>('file');
  const [busy, setBusy] = useState<Work | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [reading, setReading] = useState<Reading<T>>(nothingRead);
  const [sent, setSent] = useState<string | null>(null);
  const mayUpdate = updates !== undefined && can(access, updates.scope, updates.action);
  const [mode, setMode] = useState<ImportMode>(usual);
  const [rowChoice, setRowChoice] = useState<ImportRowChoice>('all');
  const progress = useProgress(busy === 'preview' || busy === 'commit' ? sent : null);
  // A preview that was looked through is work that leaving would throw away.
  useEffect(() => (step === 'preview' ? markUnsaved('page') : undefined), [step]);

  async function run(work: Work, action: () => Promise<void>) {
    setBusy(work);
    setError(null);
    try {
      await action();
    } catch (failure) {
      setError(failure instanceof ApiError ? failure : new ApiError(0, 'internal_error'));
    } finally {
      setBusy(null);
    }
  }

  const modeFields = (asked: ImportMode): Record<string, string> => (mayUpdate ? { mode: asked } : {});

  async function send(workbook: File, review: boolean, asked = mode, choice = rowChoice) {
    const id = newProgressId();
    setSent(id);
    const said = { ...modeFields(asked), rows: choice, review: String(review), progress: id };
    const form = formOf({ ...fields, ...said }, workbook);
    const answer = await api[review ? upload : write]<ImportResult<T>['data']>({ form });
    accept(answer as ImportResult<T>, review, choice);
  }

  function accept({ data, ...answer }: ImportResult<T>, review: boolean, choice = rowChoice) {
    const { dataSuccess, skipped = 0, nothing = null, target = null, run = null } = data;
    setReading({ rows: dataSuccess, skipped, nothing, target, run, ...answer });
    const stops =
      answer.errorRecords.length > 0 && (choice === 'all' || (review ? dataSuccess.length === 0 : !data.committed));
    if (stops) setStep('file');
    else setStep(review ? 'preview' : 'done');
  }

  /** Writes the previewed rows. Those the preview refused were not sent, but are left out all the same. */
  async function sendRows(write: NonNullable<typeof commit>) {
    const refused = wrongRows(reading);
    const { skipped } = reading;
    const answer = await write(reading.rows, { mode, rows: rowChoice, file_name: file?.name ?? '', refused, skipped });
    const errorRecords = [...reading.errorRecords, ...answer.errorRecords];
    accept({ ...answer, errorRecords, errorTotal: refused + wrongRows(answer) }, false);
  }

  /** Reads the file that is chosen once more, otherwise than before. */
  function again(asked: ImportMode, choice: ImportRowChoice) {
    setMode(asked);
    setRowChoice(choice);
    if (!file) return Promise.resolve();
    setReading(nothingRead);
    return run('preview', () => send(file, true, asked, choice));
  }

  return {
    kind,
    step,
    busy,
    file,
    error,
    csv,
    progress,
    ...reading,
    wrong: wrongRows(reading),
    mode,
    mayUpdate,
    rowChoice,
    setMode: (asked: ImportMode) => again(asked, 'all'),
    /** Goes on with the rows that are right; the others are left to the error file. */
    takeValid: () => again(mode, 'valid'),
    back: () => {
      setError(null);
      setStep('file');
    },
    mayGetTemplate: mayCall(access, template),
    mayWrite: writeAccess ? can(access, writeAccess.scope, writeAccess.action) : mayCall(access, write),
    getTemplate: () =>
      run('template', async () => {
        const { method }: Endpoint = endpoints[template];
        saveFile(await download(template, method === 'GET' ? {} : { form: formOf({ ...fields }) }));
      }),
    getErrorFile: () =>
      run('errors', async () => {
        const ofRun: Record<string, string> = reading.run ? { run: reading.run } : {};
        if (file)
          saveFile(
            await download(upload, {
              form: formOf({ ...fields, ...modeFields(mode), ...ofRun, rows: rowChoice, error_file: 'true' }, file),
            }),
          );
      }),
    /** Takes a file, at any step: a mended one goes straight on. */
    choose: (chosen: File) => {
      setStep('file');
      setFile(chosen);
      setReading(nothingRead);
      setRowChoice('all');
      return run('preview', async () => {
        const workbook = await readWorkbook(chosen, csv);
        setFile(workbook);
        await send(workbook, true, mode, 'all');
      });
    },
    confirm: () =>
      run('commit', async () => {
        if (commit) await sendRows(commit);
        else if (file) await send(file, false);
      }),
  };
}
