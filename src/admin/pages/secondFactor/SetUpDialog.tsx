import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { DialogFrame } from '../../../ui/console/dialog/DialogFrame';
import { KeepCodes } from './KeepCodes';
import { SetUp } from './SetUp';

/** Turns the own second factor on, step by step; the codes stay until they are said to be kept. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [codes, setCodes] = useState<string[]>();
  const kept = () => {
    notify(translate('secondFactor.turned_on'), { type: 'success' });
    onClose();
  };
  // Where passkeys have brought them already, none are told.
  const done = (given: string[]) => {
    if (given.length > 0) return setCodes(given);
    notify(translate('secondFactor.app_added'), { type: 'success' });
    onClose();
  };
  if (codes) return <KeepDialog codes={codes} onClose={kept} />;
  return (
    <DialogFrame title={translate('secondFactor.app')} size="xs" onClose={onClose} hasFooter>
      <SetUp onCancel={onClose} onDone={done} />
    </DialogFrame>
  );
}

/** Recovery codes over the page: neither Escape nor a click beside it takes them away unseen. */
export function KeepDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const translate = useTranslate();
  return (
    <DialogFrame title={translate('secondFactor.keep.title')} size="xs" onClose={() => undefined} hasFooter>
      <KeepCodes codes={codes} onKept={onClose} />
    </DialogFrame>
  );
}
