import { useGetList, useNotify, useTranslate, useUpdate } from 'react-admin';
import { can } from '../../../domain/access';
import { paging } from '../../../domain/limits';
import type { DepartmentRow, StudioRow } from '../../../domain/settings/types';
import { ApiError } from '../../../providers/http';
import { useAccess } from '../../../ui/console/access/useAccess';
import { useApi } from '../../../ui/console/data/useApi';
import { useRemove } from '../../../ui/console/data/useRemove';
import { useVerb } from '../../../ui/console/data/useVerb';
import { quiet } from '../../../ui/console/record/whole';
import { isGone } from '../../../ui/console/state/errorText';
import { useNotifyFailure } from '../../../ui/console/state/useNotifyFailure';

export type PlaceKind = 'department' | 'studio';
export type Place = Pick<DepartmentRow, 'id' | 'name' | 'version' | 'users'>;

const resources = { department: 'departments', studio: 'studios' } as const;
const calls = { department: 'departmentCreate', studio: 'studioCreate' } as const;
const range = { pagination: { page: 1, perPage: paging.largestSize }, sort: { field: 'id', order: 'ASC' } } as const;

/** Departments, or the studios of one, by name. */
export function usePlaces<T extends DepartmentRow | StudioRow>(
  kind: PlaceKind,
  filter: { department_id?: string } = {},
) {
  return useGetList<T>(resources[kind], { ...range, filter }, { retry: false });
}

/** What can be done to departments or studios, each with its right and its word of success; refusals are thrown on. */
export function usePlaceActions(kind: PlaceKind) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const access = useAccess();
  const api = useApi();
  const [create] = useVerb(calls[kind]);
  const [update] = useUpdate<Place>();
  const remove = useRemove(resources[kind]);

  const act = async <T>(write: Promise<T>, success: string): Promise<T> => {
    try {
      const answer = await write;
      notify(success, { type: 'success' });
      return answer;
    } catch (error) {
      // Its row, where the refusal would stand, is about to go.
      if (isGone(error)) notifyFailure(error);
      throw error;
    }
  };

  return {
    mayAdd: can(access, 'setting', `c_setting_${kind}`),
    mayRename: can(access, 'setting', `u_setting_${kind}`),
    mayRemove: can(access, 'setting', `d_setting_${kind}`),
    add: (name: string, department_id?: string) =>
      act(create({ body: { name, department_id } }), translate('settings.place.added', { name })),
    rename: ({ id, version }: Place, name: string) =>
      act(
        update(
          resources[kind],
          { id, data: { name, version } },
          { mutationMode: 'pessimistic', returnPromise: true, onSuccess: quiet, onError: quiet },
        ) as Promise<Place>,
        translate('settings.place.renamed', { name }),
      ),
    /** @throws ApiError where it is gone */
    read: async ({ id }: Place): Promise<Place> => {
      const { data } = await api.getList<Place>(resources[kind], { ...range, filter: { ids: [id] } });
      const found = data.find((place) => place.id === id);
      if (!found) throw new ApiError(404, `${kind}_not_exist`);
      return found;
    },
    remove: ({ id, name }: Place) => act(remove(id), translate('settings.place.removed', { name })),
  };
}
