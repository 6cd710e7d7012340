import { AppError } from '../../../domain/errors';
import type { StudioInput } from '../../../domain/settings/schema';
import type { Studio } from '../../../domain/settings/types';
import { changesOf } from '../../audit/changes';
import { recordAudit } from '../../audit/record';
import { inTransaction, type SignedCtx } from '../../context';
import { newId } from '../../ids';
import { asNameConflict } from '../conflicts';
import { holdDepartment, insertStudio } from './queries';

/** Adds a studio to a department (spec 2 §7 Settings). @throws AppError department_not_exist, studio_name_already_exist */
export async function createStudio(ctx: SignedCtx, { department_id, name }: StudioInput): Promise<Studio> {
  const id = newId();
  const studio = { department_id, name };
  await inTransaction(ctx, async (tx) => {
    if (!(await holdDepartment(tx.db, department_id))) {
      throw new AppError('department_not_exist', [{ property: 'department_id', message: 'department_not_exist' }]);
    }
    await insertStudio(tx.db, { id, ...studio });
    await recordAudit(tx, { action: 'create', entity: 'studio', entity_id: id, changes: changesOf(null, studio) });
  }).catch(asNameConflict);
  return { id, ...studio, version: 1 };
}
