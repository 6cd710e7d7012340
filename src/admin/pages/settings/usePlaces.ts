import { useGetList, useNotify, useRefresh, useTranslate } from 'react-admin';
import { can } from '../../../domain/access';
import { paging } from '../../../domain/limits';
import type { DepartmentRow, StudioRow } from '../../../domain/settings/types';
import { ApiError, type RequestOptions, request } from '../../../providers/http';
import { getAccessMap } from '../../../providers/session';
import { errorText } from '../../../ui/console/state/errorText';

export type PlaceKind = 'department' | 'studio';
export type Place = Pick<DepartmentRow, 'id' | 'name' | 'version' | 'users'>;

const resources = { department: 'departments', studio: 'studios' } as const;
const calls = {
  department: { add: 'departmentCreate', rename: 'departmentUpdate', remove: 'departmentDelete' },
  studio: { add: 'studioCreate', rename: 'studioUpdate', remove: 'studioDelete' },
} as const;

/** Departments, or the studios of one, by name. */
export function usePlaces<T extends DepartmentRow | StudioRow>(
  kind: PlaceKind,
  filter: { department_id?: string } = {},
) {
  const range = { pagination: { page: 1, perPage: paging.largestSize }, sort: { field: 'id', order: 'ASC' as const } };
  return useGetList<T>(resources[kind], { ...range, filter }, { retry: false });
}

/** What can be done to departments or studios, each with its right and its word of success; refusals are thrown on. */
export function usePlaceActions(kind: PlaceKind) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const access = getAccessMap();
  const may = (letter: 'c' | 'u' | 'd') => can(access, 'setting', `${letter}_setting_${kind}`);

  const act = async (verb: 'add' | 'rename' | 'remove', options: RequestOptions, success: string) => {
    try {
      await request(calls[kind][verb], options);
      notify(success, { type: 'success' });
    } catch (error) {
      // Its row, where the refusal would stand, is about to go.
      if (error instanceof ApiError && error.status === 404) notify(errorText(error, translate), { type: 'error' });
      throw error;
    } finally {
      refresh();
    }
  };

  return {
    mayAdd: may('c'),
    mayRename: may('u'),
    mayRemove: may('d'),
    add: (name: string, department_id?: string) =>
      act('add', { body: { name, department_id } }, translate('settings.place.added', { name })),
    rename: ({ id, version }: Place, name: string) =>
      act('rename', { params: { id }, body: { name, version } }, translate('settings.place.renamed', { name })),
    remove: ({ id, name }: Place) => act('remove', { params: { id } }, translate('settings.place.removed', { name })),
  };
}
