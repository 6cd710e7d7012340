import { type ReactNode, useState } from 'react';
import { Confirm, useNotify, useTranslate } from 'react-admin';
import { errorText } from './state/errorText';

interface AskFirstProps {
  /** These three already translated. */
  title: string;
  content: string;
  confirm: string;
  /** For what is hard or impossible to take back. */
  warns?: boolean;
  act: () => Promise<void>;
  /** The control that brings the question up. */
  children: (ask: () => void) => ReactNode;
}

/** A question before something is done: it stays until the answer is there; what failed is told. */
export function AskFirst({ warns = false, act, children, ...words }: AskFirstProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  const run = async () => {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      notify(errorText(error, translate), { type: 'error', multiLine: true });
    }
    setBusy(false);
    setAsking(false);
  };

  return (
    <>
      {children(() => setAsking(true))}
      <Confirm
        {...words}
        isOpen={asking}
        loading={busy}
        confirmColor={warns ? 'warning' : 'primary'}
        onClose={() => setAsking(false)}
        onConfirm={() => void run()}
      />
    </>
  );
}
