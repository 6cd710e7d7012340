import { useEffect, useState } from 'react';
import { can, type Scope } from '../../../domain/access';
import { type Endpoint, type EndpointName, endpoints } from '../../../domain/endpoints';
import type { ImportResult } from '../../../domain/imports';
import { ApiError, download, request } from '../../../providers/http';
import { mayCall } from '../../../providers/mayCall';
import { getAccessMap } from '../../../providers/session';
import { markUnsaved } from '../../../providers/unsaved';
import { saveFile } from '../saveFile';
import { useProgress } from './useProgress';
import { readWorkbook } from './workbook';

export type ImportStep = 'file' | 'preview' | 'done';
type Work = 'template' | 'preview' | 'commit' | 'errors';

export interface ImportCalls<T = unknown> {
  upload: EndpointName;
  template: EndpointName;
  /** The call that writes the file, where it is another one than the upload. */
  write?: EndpointName;
  /** What writing needs, where the same call may be made to look a file through with less. */
  writeAccess?: { scope: Scope; action: string };
  /** Writes the previewed rows, where they are sent rather than the file. */
  commit?: (rows: T[]) => Promise<ImportResult<T>>;
  /** Text fields sent with both calls, e.g. `campaign_id`. */
  fields?: Record<string, string>;
  /** Whether the upload takes separated text too. */
  csv?: boolean;
}

/** What the last answer told of the file. */
type Told<T> = Omit<ImportResult<T>, 'data'> & { rows: T[] };

const nothing = { rows: [], errorRecords: [] };

function formOf(fields: Record<string, string>, workbook?: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (workbook) form.append('file', workbook);
  return form;
}

const newProgressId = () => Array.from({ length: 2 }, () => Math.random().toString(36).slice(2)).join('-');

/** The three steps of an import: a file with its row errors, a preview, done (spec 1 §4 Wizards). */
export function useImport<T>({
  upload,
  write = upload,
  writeAccess,
  template,
  commit,
  fields,
  csv = false,
}: ImportCalls<T>) {
  const [step, setStep] = useState<ImportStep>('file');
  const [busy, setBusy] = useState<Work | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [told, setTold] = useState<Told<T>>(nothing);
  const [sent, setSent] = useState<string | null>(null);
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

  async function send(workbook: File, review: boolean) {
    const id = newProgressId();
    setSent(id);
    const form = formOf({ ...fields, review: String(review), progress: id }, workbook);
    take(await request<ImportResult<T>>(review ? upload : write, { form }), review);
  }

  function take({ data, ...answer }: ImportResult<T>, review: boolean) {
    setTold({ rows: data.dataSuccess, ...answer });
    if (answer.errorRecords.length > 0) setStep('file');
    else setStep(review ? 'preview' : 'done');
  }

  return {
    step,
    busy,
    file,
    error,
    csv,
    progress,
    ...told,
    back: () => {
      setError(null);
      setStep('file');
    },
    mayGetTemplate: mayCall(template),
    mayWrite: writeAccess ? can(getAccessMap(), writeAccess.scope, writeAccess.action) : mayCall(write),
    getTemplate: () =>
      run('template', async () => {
        const { method }: Endpoint = endpoints[template];
        saveFile(await download(template, method === 'GET' ? {} : { form: formOf({ ...fields }) }));
      }),
    getErrorFile: () =>
      run('errors', async () => {
        if (file) saveFile(await download(upload, { form: formOf({ ...fields, error_file: 'true' }, file) }));
      }),
    /** Takes a file, at any step: a mended one goes straight on. */
    choose: (chosen: File) => {
      setStep('file');
      setFile(chosen);
      setTold(nothing);
      return run('preview', async () => {
        const workbook = await readWorkbook(chosen, csv);
        setFile(workbook);
        await send(workbook, true);
      });
    },
    confirm: () =>
      run('commit', async () => {
        if (commit) take(await commit(told.rows), false);
        else if (file) await send(file, false);
      }),
  };
}
