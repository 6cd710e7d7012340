import { AppError } from '../../domain/errors';
import type { ImportColumn, ImportResult, ImportRowChoice, RowError } from '../../domain/imports';
import type { SheetRows } from '../adapters/workbooks/sheetRows';
import type { SignedCtx } from '../context';
import { inHeavyTurn } from '../heavyTurns';
import type { FileAnswer } from '../http/api';
import { LongAnswer } from '../http/longAnswer';
import type { UploadedFile } from '../http/uploads';
import { withAllowed } from './allowedValues';
import { errorWorkbook } from './errorWorkbook';
import { openWorkbook } from './openWorkbook';
import { type Report, withProgress } from './progress';
import { findWrittenRows } from './queries';
import { told } from './rowErrors';

interface ImportCall {
  ctx: SignedCtx;
  body: {
    review: boolean;
    error_file: boolean;
    run?: string | undefined;
    progress?: string | undefined;
    rows?: ImportRowChoice | undefined;
  };
  file: UploadedFile | null;
}

interface Import<T> {
  /** The columns of such a workbook. */
  columns: () => readonly ImportColumn[] | Promise<readonly ImportColumn[]>;
  /** Previews or commits, as the call says; only previews where `review` is set. */
  run: (options: { review: boolean; report: Report }) => Promise<ImportResult<T>>;
  /** Whether a file of separated text is taken too. */
  csv?: boolean;
}

/**
 * What every import answers (CONTRACT.md §1): what was or would be written and the first of what is wrong, or, with
 * `error_file`, the sheet with all that is wrong beside its rows (only the wrong ones where the right ones are written
 * without them, and none that the caller's commit `run` has written); then nothing is written. Keeps the sender informed
 * meanwhile.
 * @throws AppError as the import itself does
 */
export function importAnswer<T>(
  { ctx, body, file }: ImportCall,
  { columns, run, csv = false }: Import<T>,
): Promise<LongAnswer<ImportResult<T>> | FileAnswer> {
  const review = body.review || body.error_file;
  const answer = async (report: Report) => {
    report('reading', 0, 0);
    const result = await run({ review, report });
    if (!body.error_file) {
      const answer = told(result);
      const { errorRecords: wrong } = answer;
      if (wrong.length === 0) return new LongAnswer(answer);
      return new LongAnswer({ ...answer, errorRecords: withAllowed(wrong, await columns(), ctx.language) });
    }
    const { name, sheet } = await openWorkbook(file, { csv });
    const written = body.run ? await findWrittenRows(ctx.db, body.run, ctx.viewer.id) : new Set<number>();
    const all = await columns();
    const wrong = result.errorRecords.filter(({ row }) => !written.has(row));
    const records = withAllowed(wrong, all, ctx.language);
    return errorWorkbook({ name, sheet: forMending(sheet, records, body.rows), columns: all, records }, ctx.language);
  };
  const preview = (report: Report) =>
    inHeavyTurn(() => {
      // In line for longer than an answer may take: whoever asked has been told so.
      if (ctx.isLate?.()) throw new AppError('service_unavailable');
      return answer(report);
    });
  // What is written takes its time, and nobody who only looks shall wait for it: only its reading takes a turn.
  return withProgress(ctx, body.progress, review ? preview : answer);
}

/** The rows to mend: those that are right would be sent twice where they are written already. */
function forMending(sheet: SheetRows, records: readonly RowError[], rows: ImportRowChoice | undefined): SheetRows {
  if (rows !== 'valid') return sheet;
  const wrong = new Set(records.map(({ row }) => row));
  return { ...sheet, rows: sheet.rows.filter(({ row }) => wrong.has(row)) };
}
