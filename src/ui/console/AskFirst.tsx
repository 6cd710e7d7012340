import { type ReactNode, useState } from 'react';
import { Confirm, useNotify, useTranslate } from 'react-admin';
import { errorText } from './state/errorText';

interface QuestionProps {
  /** These three already translated. */
  title: string;
  content: string;
  confirm: string;
  /** For what is hard or impossible to take back. */
  warns?: boolean;
  act: () => Promise<void>;
  isOpen: boolean;
  onClose: () => void;
}

/** A question before something is done: it stays until the answer is there; what failed is told. */
export function Question({ warns = false, act, onClose, ...words }: QuestionProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  const run = async () => {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      notify(errorText(error, translate), { type: 'error', multiLine: true });
    }
    setBusy(false);
    onClose();
  };

  return (
    <Confirm
      {...words}
      loading={busy}
      confirmColor={warns ? 'warning' : 'primary'}
      onClose={onClose}
      onConfirm={() => void run()}
    />
  );
}

interface AskFirstProps extends Omit<QuestionProps, 'isOpen' | 'onClose'> {
  /** The control that brings the question up. */
  children: (ask: () => void) => ReactNode;
}

/** A control that asks before it does something. */
export function AskFirst({ children, ...question }: AskFirstProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      {children(() => setAsking(true))}
      <Question {...question} isOpen={asking} onClose={() => setAsking(false)} />
    </>
  );
}
