import Switch from '@mui/material/Switch';
import { useTranslate } from 'react-admin';
import type { Representative } from '../../../domain/representatives/types';
import { AskFirst } from '../AskFirst';
import { useVerb } from '../data/useVerb';
import { useNotifyUndo } from '../useNotifyUndo';
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
  const notifyUndo = useNotifyUndo();
  const [update] = useVerb('representativeUpdate');
  const to = active ? 'off' : 'on';

  const set = async (on: boolean) => {
    await update({ params: { id }, body: { objectId, type, active: on } });
    return translate(`representatives.switch.${on ? 'on' : 'off'}.done`, { name });
  };
  const change = async () => notifyUndo(await set(!active), () => set(active));

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
              checked={active}
              slotProps={{ input: { 'aria-label': translate('representatives.switch.label', { name }) } }}
              onChange={ask}
            />
            <span>{translate(`representatives.active.${active}`)}</span>
          </>
        )}
      </AskFirst>
    </span>
  );
}
