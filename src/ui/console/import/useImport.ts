import { useState } from 'react';
import { type Endpoint, type EndpointName, endpoints } from '../../../domain/endpoints';
import type { ImportResult, RowError } from '../../../domain/imports';
import { ApiError, download, request } from '../../../providers/http';
import { saveFile } from '../saveFile';
import { readWorkbook } from './workbook';

export type ImportStep = 'file' | 'preview' | 'done';
type Work = 'template' | 'preview' | 'commit';

export interface ImportCalls<T = unknown> {
  upload: EndpointName;
  template: EndpointName;
  /** Writes the previewed rows, where that is another call than the upload. */
  commit?: (rows: T[]) => Promise<ImportResult<T>>;
  /** Text fields sent with both calls, e.g. `campaign_id`. */
  fields?: Record<string, string>;
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** The three steps of an import: a file with its row errors, a preview, done (spec 1 §4 Wizards). */
export function useImport<T>({ upload, template, commit, fields }: ImportCalls<T>) {
  const [step, setStep] = useState<ImportStep>('file');
  const [busy, setBusy] = useState<Work | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [rowErrors, setRowErrors] = useState<RowError[]>([]);
  const [rows, setRows] = useState<T[]>([]);

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
    const form = formOf({ ...fields, review: String(review) });
    form.append('file', workbook);
    take(await request<ImportResult<T>>(upload, { form }), review);
  }

  function take(answer: ImportResult<T>, review: boolean) {
    setRowErrors(answer.errorRecords);
    setRows(answer.data.dataSuccess);
    if (answer.errorRecords.length > 0) setStep('file');
    else setStep(review ? 'preview' : 'done');
  }

  return {
    step,
    busy,
    file,
    error,
    rowErrors,
    rows,
    back: () => {
      setError(null);
      setStep('file');
    },
    getTemplate: () =>
      run('template', async () => {
        const { method }: Endpoint = endpoints[template];
        saveFile(await download(template, method === 'GET' ? {} : { form: formOf({ ...fields }) }));
      }),
    choose: (chosen: File) => {
      setFile(chosen);
      setRowErrors([]);
      return run('preview', async () => {
        const workbook = await readWorkbook(chosen);
        setFile(workbook);
        await send(workbook, true);
      });
    },
    confirm: () =>
      run('commit', async () => {
        if (commit) take(await commit(rows), false);
        else if (file) await send(file, false);
      }),
  };
}
