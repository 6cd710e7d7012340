import Switch from '@mui/material/Switch';
import { useEffect, useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import type { Representative } from '../../../domain/representatives/types';
import { request } from '../../../providers/http';
import { AskFirst } from '../AskFirst';
import styles from './representatives.module.css';

interface RepresentativeSwitchProps {
  person: Representative;
  /** The customer or brand, by name. */
  company: string;
}

/** Switches a representative on or off; both ask first (spec 2 §4). */
export function RepresentativeSwitch({ person, company }: RepresentativeSwitchProps) {
  const { id, fullname: name, objectId, type, active } = person;
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [shown, setShown] = useState(active);
  useEffect(() => setShown(active), [active]);
  // The words of the open dialog stay what they were while the answer comes in.
  const to = shown ? 'off' : 'on';

  const change = async () => {
    await request('representativeUpdate', { params: { id }, body: { objectId, type, active: !shown } });
    notify(translate(`representatives.switch.${to}.done`, { name }), { type: 'success', multiLine: true });
    setShown(!shown);
    refresh();
  };

  return (
    <span className={styles.switch}>
      <AskFirst
        title={translate(`representatives.switch.${to}.title`, { name })}
        content={translate(`representatives.switch.${to}.confirm`, { company })}
        confirm={translate(`representatives.switch.${to}.action`)}
        act={change}
      >
        {(ask) => (
          <>
            <Switch
              size="small"
              checked={shown}
              slotProps={{ input: { 'aria-label': translate('representatives.switch.label', { name }) } }}
              onChange={ask}
            />
            <span>{translate(`representatives.active.${shown}`)}</span>
          </>
        )}
      </AskFirst>
    </span>
  );
}
