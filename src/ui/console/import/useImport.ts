import { useState } from 'react';
import type { EndpointName } from '../../../domain/endpoints';
import type { ImportResult, RowError } from '../../../domain/imports';
import { ApiError, download, request } from '../../../providers/http';
import { saveFile } from '../saveFile';
import { readWorkbook } from './workbook';

export type ImportStep = 'file' | 'preview' | 'done';
type Work = 'template' | 'preview' | 'commit';

export interface ImportCalls {
  upload: EndpointName;
  template: EndpointName;
  /** Text fields sent with both calls, e.g. `campaign_id`. */
  fields?: Record<string, string>;
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** The three steps of an import: a file with its row errors, a preview, done (spec 1 §4 Wizards). */
export function useImport<T>({ upload, template, fields = {} }: ImportCalls) {
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
    const answer = await request<ImportResult<T>>(upload, { form });
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
    getTemplate: () => run('template', async () => saveFile(await download(template, { form: formOf(fields) }))),
    choose: (chosen: File) => {
      setFile(chosen);
      setRowErrors([]);
      return run('preview', async () => {
        const workbook = await readWorkbook(chosen);
        setFile(workbook);
        await send(workbook, true);
      });
    },
    confirm: () => run('commit', async () => (file ? send(file, false) : undefined)),
  };
}
