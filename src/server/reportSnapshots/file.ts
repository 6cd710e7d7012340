import type { Readable } from 'node:stream';
import { AppError } from '../../domain/errors';
import { builtInFor } from '../../domain/languages/rules';
import type { SnapshotFileQuery } from '../../domain/reportSnapshots/schema';
import { formTypes } from '../../domain/reports/forms';
import type { Services, SignedCtx } from '../context';
import { FileAnswer } from '../http/api';
import { findFile, findSnapshot } from './queries/snapshots';
import { snapshotFileName } from './render';

/**
 * The bytes of a file of a frozen report, in the caller's language unless said; the same every time (CONTRACT-2 §9).
 * @throws AppError report_snapshot_not_exist, report_snapshot_not_ready, file_not_found
 */
export async function snapshotFile(ctx: SignedCtx, id: string, { type, lang }: SnapshotFileQuery): Promise<FileAnswer> {
  const which = { type, lang: lang ?? builtInFor(ctx.language) };
  const snapshot = await findSnapshot(ctx.db, ctx.viewer, id);
  if (!snapshot) throw new AppError('report_snapshot_not_exist');
  if (snapshot.status !== 'ready') throw new AppError('report_snapshot_not_ready');
  const file = await snapshotFileOf(ctx, id, which);
  if (!file) throw new AppError('file_not_found');
  return new FileAnswer(file.content, file.name, formTypes[type]);
}

/** The bytes of a file of a frozen report and what it is called, whoever asks; null as long as it is not made. */
export async function snapshotFileOf(
  { db, files }: Pick<Services, 'db' | 'files'>,
  id: string,
  which: Required<SnapshotFileQuery>,
): Promise<{ content: Readable; name: string } | null> {
  const file = await findFile(db, id, which);
  const stored = file && (await files.get(file.storage_key));
  return stored && { content: stored.stream, name: snapshotFileName(file.number, which) };
}
