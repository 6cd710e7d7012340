import { useEffect, useMemo, useRef, useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { can } from '../../../domain/access';
import type { KolDetail } from '../../../domain/kols/types';
import { pathTo } from '../../../domain/routes';
import { getAccessMap } from '../../../providers/session';
import { hasUnsaved } from '../../../providers/unsaved';
import { startOfEdit } from '../../../ui/console/approval/standing';
import type { EditConflict } from '../../../ui/console/conflict/editConflict';
import { RecordForm } from '../../../ui/console/form/RecordForm';
import { Duplicates } from './Duplicates';
import { InfoInputs } from './InfoInputs';
import { isTrusted } from './isTrusted';
import { editRules, toForm } from './kolForm';
import { SocialInputs } from './SocialInputs';
import { loadKol, saveKol } from './saveKol';
import { useKolWords } from './useKolWords';

/** The whole KOL on one page; an edit made too late is compared with what somebody else has saved. */
export function EditForm({ kol }: { kol: KolDetail }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const refresh = useRefresh();
  const words = useKolWords();
  /** What the form started from; the answers of calls move it on. */
  const base = useRef(kol);
  const latest = useRef(kol);
  const saved = useRef(kol);
  const [start, setStart] = useState(() => toForm(startOfEdit(kol, isTrusted())));
  const rules = useMemo(() => editRules(() => toForm(startOfEdit(base.current, isTrusted()))), []);

  // A newer answer than the one the page opened with is taken over as long as nothing was entered.
  useEffect(() => {
    if (kol.version <= base.current.version || hasUnsaved()) return;
    base.current = kol;
    setStart(toForm(startOfEdit(kol, isTrusted())));
  }, [kol]);

  const conflict: EditConflict = {
    ...words,
    load: async () => {
      latest.current = await loadKol(kol.id);
      return { ...toForm(startOfEdit(latest.current, isTrusted())) };
    },
    accept: () => {
      base.current = latest.current;
    },
  };

  const save = async (values: FieldValues) => {
    saved.current = await saveKol(base.current, values, (answer) => {
      base.current = answer;
    });
  };
  // A rejected KOL waits again once somebody who may not approve saves it, changed or not.
  const sendsAgain = kol.status === 'reject' && !isTrusted();
  const toView = () => void navigate(pathTo('kolView', { id: kol.id }));

  return (
    <RecordForm
      rules={rules}
      defaultValues={start}
      submitLabel={translate(sendsAgain ? 'kolForm.edit.send_again' : 'ra.action.save')}
      onCancel={toView}
      needsChange={!sendsAgain}
      conflict={conflict}
      onSubmit={save}
      onSaved={() => {
        const held = saved.current.status === 'pending' && saved.current.pending;
        notify(translate(held ? 'kolForm.edit.held' : 'kolForm.edit.done'), { type: 'success' });
        refresh();
        toView();
      }}
    >
      {can(getAccessMap(), 'kol_management', 'c') && <Duplicates id={kol.id} />}
      <InfoInputs />
      <SocialInputs />
    </RecordForm>
  );
}
