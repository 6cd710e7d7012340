import type { KolDetail } from '../../../domain/kols/types';
import { ApiError } from '../../../providers/http';
import { mayGoOn, startOfEdit } from '../../../ui/console/approval/standing';
import { useApi } from '../../../ui/console/data/useApi';
import { useVerb } from '../../../ui/console/data/useVerb';
import { useEdited } from '../../../ui/console/edit/useEdited';
import { useSave } from '../../../ui/console/edit/useSave';
import { toForm, toUpdate, unlinkedOf } from './kolForm';
import { useKolEditor } from './useKolEditor';

/** A KOL being edited: accounts that are to go are unlinked first, each by a call of its own (CONTRACT.md §1). */
export function useEditedKol(kol: KolDetail) {
  const api = useApi();
  const editor = useKolEditor();
  const update = useSave<KolDetail>();
  const [unlink] = useVerb<KolDetail>('socialUnlink');
  const formOf = (record: KolDetail) => toForm(startOfEdit(record, editor));

  const read = async () => {
    const { data } = await api.kolDetail<KolDetail>({ params: { id: kol.id } });
    if (!mayGoOn(data, editor)) throw new ApiError(409, 'change_is_pending');
    return data;
  };

  return useEdited(kol, {
    toForm: formOf,
    changed: toUpdate,
    read,
    write: async (base, body, onStep) => {
      const unlinked = unlinkedOf(body, formOf(base));
      if (unlinked.length > 0 && (await read()).version !== base.version) {
        throw new ApiError(409, 'record_was_changed');
      }
      let { version } = base;
      for (const id of unlinked) {
        const answer = await unlink({ params: { id } });
        version = answer.version;
        onStep(answer);
      }
      return update({ ...body, version });
    },
  });
}
