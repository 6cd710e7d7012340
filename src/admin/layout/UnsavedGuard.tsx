import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useBlocker } from 'react-router-dom';
import { askBy, forgetUnsaved, hasUnsaved, wouldLose } from '../../providers/unsaved';

/** The one place that asks before unsaved entries are lost: the router takes a single blocker (spec 2 §8 Generic). */
export function UnsavedGuard() {
  const translate = useTranslate();
  const id = useId();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => wouldLose(currentLocation, nextLocation));
  const [question, setQuestion] = useState<{ answer: (leave: boolean) => void } | null>(null);
  useEffect(() => askBy(() => new Promise((answer) => setQuestion({ answer }))), []);
  useReloadWarning(translate('error.warning_reload'));

  const decide = (leave: boolean) => {
    if (leave) forgetUnsaved();
    question?.answer(leave);
    setQuestion(null);
    if (blocker.state !== 'blocked') return;
    if (leave) blocker.proceed();
    else blocker.reset();
  };

  return (
    <Dialog
      open={question !== null || blocker.state === 'blocked'}
      onClose={() => decide(false)}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}title`}>{translate('common.unsaved.title')}</DialogTitle>
      <DialogContent id={`${id}text`}>{translate('error.warning_change_route')}</DialogContent>
      <DialogActions>
        <Button variant="outlined" color="error" onClick={() => decide(true)}>
          {translate('common.unsaved.leave')}
        </Button>
        <Button variant="contained" onClick={() => decide(false)} autoFocus>
          {translate('common.unsaved.stay')}
        </Button>
      </DialogActions>
    </Dialog>
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
