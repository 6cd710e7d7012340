import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { KolDetail } from '../../../domain/kols/types';
import { pathTo } from '../../../domain/routes';
import { useMayCall } from '../../../ui/console/access/useAccess';
import { RecordForm } from '../../../ui/console/form/RecordForm';
import { LateCode } from '../../../ui/plain/late';
import { InfoInputs } from './InfoInputs';
import { editRules } from './kolForm';
import { Duplicates } from './LateDuplicates';
import { PricesSection } from './PricesSection';
import { SocialInputs } from './SocialInputs';
import { useEditedKol } from './useEditedKol';
import { useKolEditor } from './useKolEditor';

/** The whole KOL on one page; an edit made too late is compared with what somebody else has saved. */
export function EditForm({ kol }: { kol: KolDetail }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const mayAskForDuplicates = useMayCall('kolDuplicates');
  const { isTrusted } = useKolEditor();
  const edited = useEditedKol(kol);
  const [rules] = useState(() => editRules(edited.before));
  // A rejected KOL waits again once somebody who may not approve saves it, changed or not.
  const sendsAgain = kol.status === 'reject' && !isTrusted;
  const toView = () => void navigate(pathTo('kolView', { id: kol.id }));

  return (
    <RecordForm
      rules={rules}
      {...edited.form}
      submitLabel={translate(sendsAgain ? 'kolForm.edit.send_again' : 'ra.action.save')}
      onCancel={toView}
      needsChange={!sendsAgain}
      onSaved={() => {
        const { status, pending } = edited.base();
        notify(translate(status === 'pending' && pending ? 'kolForm.edit.held' : 'kolForm.edit.done'), {
          type: 'success',
        });
        toView();
      }}
    >
      <LateCode>{mayAskForDuplicates && <Duplicates id={kol.id} />}</LateCode>
      <InfoInputs />
      <SocialInputs />
      <PricesSection />
    </RecordForm>
  );
}
