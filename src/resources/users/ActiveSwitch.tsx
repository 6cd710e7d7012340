import Switch from '@mui/material/Switch';
import { useEffect, useId, useState } from 'react';
import { Confirm, useNotify, useRefresh, useTranslate } from 'react-admin';
import { debounceMs } from '../../domain/limits';
import type { UserDetail } from '../../domain/users/types';
import { request } from '../../providers/http';
import { errorText } from '../../ui/console/state/errorText';
import styles from './users.module.css';

/** Lets a user in or not. Off asks first, as it ends the user's sessions; the call waits 300 ms for a change of mind. */
export function ActiveSwitch({ user }: { user: UserDetail }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const id = useId();
  const [wanted, setWanted] = useState(user.active);
  const [asking, setAsking] = useState(false);
  useEffect(() => setWanted(user.active), [user.active]);

  useEffect(() => {
    if (wanted === user.active) return;
    const timer = setTimeout(async () => {
      try {
        await request('userActive', { params: { id: user.id }, body: { active: wanted } });
        notify(translate(wanted ? 'users.switch.on_done' : 'users.switch.off_done', { name: user.fullname }), {
          type: 'success',
          multiLine: true,
        });
        refresh();
      } catch (error) {
        setWanted(user.active);
        notify(errorText(error, translate), { type: 'error' });
      }
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [wanted, user.active, user.id, user.fullname, notify, refresh, translate]);

  return (
    <div className={styles.switch}>
      <div>
        <strong id={id}>{translate('users.switch.label')}</strong>
        <span id={`${id}state`} className={styles.state}>
          {translate(`users.active.${wanted}`)}
        </span>
      </div>
      <Switch
        checked={wanted}
        slotProps={{ input: { 'aria-labelledby': id, 'aria-describedby': `${id}state` } }}
        onChange={(_, checked) => (checked ? setWanted(true) : setAsking(true))}
      />
      <Confirm
        isOpen={asking}
        title={translate('users.switch.confirm_title', { name: user.fullname })}
        content={translate('users.switch.confirm')}
        confirm={translate('users.switch.confirm_action')}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          setWanted(false);
        }}
      />
    </div>
  );
}
