import Switch from '@mui/material/Switch';
import { useEffect, useState } from 'react';
import { Confirm, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { Representative } from '../../../domain/representatives/types';
import { request } from '../../../providers/http';
import { errorText } from '../state/errorText';
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
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => setShown(active), [active]);
  // The words of the open dialog stay what they were while the answer comes in.
  const to = shown ? 'off' : 'on';

  const change = async () => {
    setBusy(true);
    try {
      await request('representativeUpdate', { params: { id }, body: { objectId, type, active: !shown } });
      notify(translate(`representatives.switch.${to}.done`, { name }), { type: 'success', multiLine: true });
      setShown(!shown);
      refresh();
    } catch (error) {
      notify(errorText(error, translate), { type: 'error' });
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };

  return (
    <span className={styles.switch}>
      <Switch
        size="small"
        checked={shown}
        slotProps={{ input: { 'aria-label': translate('representatives.switch.label', { name }) } }}
        onChange={() => setAsking(true)}
      />
      <span>{translate(`representatives.active.${shown}`)}</span>
      <Confirm
        isOpen={asking}
        loading={busy}
        title={translate(`representatives.switch.${to}.title`, { name })}
        content={translate(`representatives.switch.${to}.confirm`, { company })}
        confirm={translate(`representatives.switch.${to}.action`)}
        onClose={() => setAsking(false)}
        onConfirm={() => void change()}
      />
    </span>
  );
}
