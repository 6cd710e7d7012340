import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useBlocker } from 'react-router-dom';
import { askBy, discardUnsaved, hasUnsaved, wouldLose } from '../../providers/unsaved';
import { LateCode } from '../../ui/plain/late';
import { UnsavedDialog } from './latePopups';

/** The one place that asks before unsaved entries are lost: the router takes a single blocker (spec 2 §8 Generic). */
export function UnsavedGuard() {
  const translate = useTranslate();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => wouldLose(currentLocation, nextLocation));
  const [question, setQuestion] = useState<{
    answer: (leave: boolean) => void;
    unfinished?: readonly string[] | undefined;
  } | null>(null);
  // It stays mounted after its first question, so that it can close as it should.
  const [hasAsked, setAsked] = useState(false);
  useEffect(() => askBy((unfinished) => new Promise((answer) => setQuestion({ answer, unfinished }))), []);
  // What it says stays while it closes.
  const [unfinished, setUnfinished] = useState<readonly string[]>();
  if (question && question.unfinished !== unfinished) setUnfinished(question.unfinished);
  if (blocker.state === 'blocked' && unfinished) setUnfinished(undefined);
  useReloadWarning(translate('error.warning_reload'));

  const decide = (leave: boolean) => {
    if (leave) discardUnsaved();
    question?.answer(leave);
    setQuestion(null);
    setAsked(true);
    if (blocker.state !== 'blocked') return;
    if (leave) blocker.proceed();
    else blocker.reset();
  };

  const asks = question !== null || blocker.state === 'blocked';
  return (
    <LateCode>{(asks || hasAsked) && <UnsavedDialog open={asks} unfinished={unfinished} onDecide={decide} />}</LateCode>
  );
}

/** Reloading and closing are the browser's to ask about; only older ones show our words. */
function useReloadWarning(words: string): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!hasUnsaved()) return undefined;
      event.preventDefault();
      return words;
    };
    window.onbeforeunload = warn;
    return () => {
      window.onbeforeunload = null;
    };
  }, [words]);
}
