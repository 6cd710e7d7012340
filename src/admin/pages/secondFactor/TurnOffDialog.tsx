import { useNotify, useTranslate } from 'react-admin';
import { useVerb } from '../../../ui/console/data/useVerb';
import { DialogFrame } from '../../../ui/console/dialog/DialogFrame';
import { ProofForm } from './ProofForm';

/** Turns the own second factor off. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [turnOff] = useVerb('secondFactorOff');
  return (
    <DialogFrame title={translate('secondFactor.turn_off.title')} size="xs" onClose={onClose} hasFooter>
      <ProofForm
        help={translate('secondFactor.turn_off.help')}
        submitLabel={translate('secondFactor.turn_off.action')}
        danger
        onCancel={onClose}
        onSubmit={(body) => turnOff({ body })}
        onSaved={() => {
          notify(translate('secondFactor.turn_off.done'), { type: 'success' });
          onClose();
        }}
      />
    </DialogFrame>
  );
}
