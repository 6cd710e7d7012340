import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { DialogFrame } from '../../../ui/console/dialog/DialogFrame';
import { AddPasskey } from './AddPasskey';
import { KeepDialog } from './SetUpDialog';

/** Adds a passkey; where it turns the second factor on, the codes stay until they are said to be kept. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [codes, setCodes] = useState<string[]>();
  const added = (given: string[], name: string) => {
    notify(translate('secondFactor.passkey.added', { name }), { type: 'success' });
    if (given.length > 0) setCodes(given);
    else onClose();
  };
  if (codes) return <KeepDialog codes={codes} onClose={onClose} />;
  return (
    <DialogFrame title={translate('secondFactor.passkey.add')} size="xs" onClose={onClose} hasFooter>
      <AddPasskey onCancel={onClose} onDone={added} />
    </DialogFrame>
  );
}
