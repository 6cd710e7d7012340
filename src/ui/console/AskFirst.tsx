import { type ReactNode, useState } from 'react';
import { Confirm } from './dialog/Confirm';
import { Consequences } from './dialog/Consequences';
import { useNotifyFailure } from './state/useNotifyFailure';

interface QuestionProps {
  /** These three already translated. */
  title: string;
  content: string;
  confirm: string;
  /** It cannot be undone: the button is red. */
  final?: boolean;
  act: () => Promise<void>;
  open: boolean;
  onClose: () => void;
}

/** A question before something is done: it stays until the answer is there; what failed is told. */
export function Question({ content, act, onClose, ...words }: QuestionProps) {
  const notifyFailure = useNotifyFailure();
  const [busy, setBusy] = useState(false);

  const run = async () => {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      notifyFailure(error);
    }
    setBusy(false);
    onClose();
  };

  return (
    <Confirm {...words} busy={busy} onClose={onClose} onConfirm={() => void run()}>
      <Consequences text={content} />
    </Confirm>
  );
}

interface AskFirstProps extends Omit<QuestionProps, 'open' | 'onClose'> {
  /** The control that brings the question up. */
  children: (ask: () => void) => ReactNode;
}

/** A control that asks before it does something. */
export function AskFirst({ children, ...question }: AskFirstProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      {children(() => setAsking(true))}
      <Question {...question} open={asking} onClose={() => setAsking(false)} />
    </>
  );
}
