import Switch from '@mui/material/Switch';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { UserDetail } from '../../domain/users/types';
import { useVerb } from '../../ui/console/data/useVerb';
import { Confirm } from '../../ui/console/dialog/Confirm';
import { useDelayedSwitch } from '../../ui/console/record/useDelayedSwitch';
import styles from './users.module.css';

/** Lets a user in or not. Off asks first, as it ends the user's sessions. */
export function ActiveSwitch({ user }: { user: UserDetail }) {
  const translate = useTranslate();
  const id = useId();
  const [setActive] = useVerb('userActive');
  const [asking, setAsking] = useState(false);
  const [wanted, setWanted] = useDelayedSwitch(user.active, async (active) => {
    await setActive({ params: { id: user.id }, body: { active } });
    return translate(active ? 'users.switch.on_done' : 'users.switch.off_done', { name: user.fullname });
  });

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
        open={asking}
        title={translate('users.switch.confirm_title', { name: user.fullname })}
        confirm={translate('users.switch.confirm_action')}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          setWanted(false);
        }}
      >
        {translate('users.switch.confirm')}
      </Confirm>
    </div>
  );
}
