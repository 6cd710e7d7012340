import type { DepartmentInput } from '../../../domain/settings/schema';
import type { Department } from '../../../domain/settings/types';
import { changesOf } from '../../audit/changes';
import { recordAudit } from '../../audit/record';
import { inTransaction, type SignedCtx } from '../../context';
import { newId } from '../../ids';
import { asNameConflict } from '../conflicts';
import { insertDepartment } from './queries';

/** Adds a department (spec 2 §7 Settings). @throws AppError department_name_already_exist */
export async function createDepartment(ctx: SignedCtx, { name }: DepartmentInput): Promise<Department> {
  const id = newId();
  await inTransaction(ctx, async (tx) => {
    await insertDepartment(tx.db, { id, name });
    await recordAudit(tx, {
      action: 'create',
      entity: 'department',
      entity_id: id,
      changes: changesOf(null, { name }),
    });
  }).catch(asNameConflict);
  return { id, name, version: 1 };
}
