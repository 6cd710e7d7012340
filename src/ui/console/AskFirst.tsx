import { type ReactNode, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Confirm } from './dialog/Confirm';
import { errorText } from './state/errorText';

interface AskFirstProps {
  /** These three already translated. */
  title: string;
  content: string;
  confirm: string;
  /** It cannot be undone: the button is red. */
  final?: boolean;
  act: () => Promise<void>;
  /** The control that brings the question up. */
  children: (ask: () => void) => ReactNode;
}

/** A question before something is done: it stays until the answer is there; what failed is told. */
export function AskFirst({ final = false, content, act, children, ...words }: AskFirstProps) {
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
        open={asking}
        busy={busy}
        final={final}
        onClose={() => setAsking(false)}
        onConfirm={() => void run()}
      >
        {content}
      </Confirm>
    </>
  );
}
