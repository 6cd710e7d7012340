import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { RecoveryCodes } from '../../../domain/auth/types';
import { useVerb } from '../../../ui/console/data/useVerb';
import { DialogFrame } from '../../../ui/console/dialog/DialogFrame';
import { ProofForm } from './ProofForm';
import { KeepDialog } from './SetUpDialog';

/** Makes new recovery codes and shows them, once. */
export function RenewDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [renew] = useVerb<RecoveryCodes>('recoveryCodesRenew');
  const [codes, setCodes] = useState<string[]>();
  const make = async (body: FieldValues) => {
    const { recovery_codes } = await renew({ body });
    setCodes(recovery_codes);
  };
  const kept = () => {
    notify(translate('secondFactor.renew.done'), { type: 'success' });
    onClose();
  };
  if (codes) return <KeepDialog codes={codes} onClose={kept} />;
  return (
    <DialogFrame title={translate('secondFactor.renew.title')} size="xs" onClose={onClose} hasFooter>
      <ProofForm
        help={translate('secondFactor.renew.help')}
        submitLabel={translate('secondFactor.renew.action')}
        onCancel={onClose}
        onSubmit={make}
        onSaved={() => undefined}
      />
    </DialogFrame>
  );
}
