import type { TrashItem } from '../../domain/trash/types';
import { pick } from '../present';

const fields = [
  'id',
  'kind',
  'code',
  'name',
  'picture',
  'reason',
  'deleted_at',
  'deleted_by',
  'days_left',
  'parents',
] as const satisfies (keyof TrashItem)[];

/** A row of the trash, which staff alone read. */
export const presentTrash = (item: TrashItem): TrashItem => pick(item, fields);
