import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCloseNotification, useNotificationContext, useNotify, useTranslate } from 'react-admin';
import { CloseNotice, isReversible, reversible } from './CloseNotice';
import { pressed } from './keys/pressed';
import { errorText } from './state/errorText';

/** Takes back what was done, and answers what to say of that. */
type TakeBack = () => Promise<string>;

/** Long enough to notice and to reach; while it is pointed at or has the focus it stays. */
const shownFor = 10_000;

/**
 * Tells that something was done, with the way back: by its button, or by Ctrl+Z outside of fields. Only for what is
 * then as it was before; the newest is the one that can be taken back.
 */
export function useNotifyUndo(): (said: string, takeBack: TakeBack) => void {
  const notify = useNotify();
  const { setNotifications } = useNotificationContext();
  return (said, takeBack) => {
    setNotifications((waiting) => waiting.filter((one) => !isReversible(one)));
    notify(said, {
      type: 'success',
      multiLine: true,
      autoHideDuration: shownFor,
      [reversible]: true,
      action: <WayBack takeBack={takeBack} />,
    });
  };
}

function WayBack({ takeBack }: { takeBack: TakeBack }) {
  const translate = useTranslate();
  const notify = useNotify();
  const close = useCloseNotification();
  const isTaken = useRef(false);
  const goBack = async () => {
    if (isTaken.current) return;
    isTaken.current = true;
    close();
    try {
      notify(await takeBack(), { type: 'success', multiLine: true });
    } catch (error) {
      const reason = errorText(error, translate);
      notify(translate('common.undo.refused', { reason }), { type: 'error', multiLine: true });
    }
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!pressed(event, { take_back: true }) || (event.target as HTMLElement).closest(typing)) return;
    event.preventDefault();
    void goBack();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <>
      <Button size="small" color="inherit" aria-keyshortcuts="Control+Z Meta+Z" onClick={() => void goBack()}>
        {translate('common.undo.action')}
      </Button>
      <CloseNotice />
    </>
  );
}

/** Where the same keys take back what was typed. */
const typing = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';
