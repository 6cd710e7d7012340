import Switch from '@mui/material/Switch';
import { useEffect, useState } from 'react';
import { Confirm, useNotify, useRefresh, useTranslate } from 'react-admin';
import { can } from '../../domain/access';
import { defaultLanguage } from '../../domain/languages/rules';
import type { Language } from '../../domain/languages/types';
import { debounceMs } from '../../domain/limits';
import { forgetOverlays } from '../../providers/catalogue';
import { request } from '../../providers/http';
import { loadLanguages } from '../../providers/languages';
import { getAccessMap } from '../../providers/session';
import { ActiveChip } from '../../ui/console/record/ActiveChip';
import { errorText } from '../../ui/console/state/errorText';
import styles from './languages.module.css';

/** Offers a language to everybody or takes it away, which asks first; the call waits 300 ms for a change of mind. */
export function EnableSwitch({ language }: { language: Language }) {
  const { id, code, language: name, enable } = language;
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [wanted, setWanted] = useState(enable);
  const [asking, setAsking] = useState(false);
  useEffect(() => setWanted(enable), [enable]);

  useEffect(() => {
    if (wanted === enable) return;
    const timer = setTimeout(async () => {
      try {
        await request('languageStatus', { params: { id }, body: { enable: wanted } });
        notify(translate(wanted ? 'languages.enabled.on' : 'languages.enabled.off', { name }), { type: 'success' });
        forgetOverlays();
        void loadLanguages();
        refresh();
      } catch (error) {
        setWanted(enable);
        notify(errorText(error, translate), { type: 'error' });
      }
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [wanted, enable, id, name, notify, refresh, translate]);

  if (!can(getAccessMap(), 'language_management', 'u_status')) {
    return <ActiveChip active={enable} label={translate(`languages.enabled.${enable}`)} />;
  }
  const isFixed = code === defaultLanguage;
  return (
    <span className={styles.switch} title={isFixed ? translate('languages.enabled.fixed') : undefined}>
      <Switch
        size="small"
        checked={wanted}
        disabled={isFixed}
        slotProps={{ input: { 'aria-label': translate('languages.enabled.switch', { name }) } }}
        onChange={(_, checked) => (checked ? setWanted(true) : setAsking(true))}
      />
      <span>{translate(`languages.enabled.${wanted}`)}</span>
      <Confirm
        isOpen={asking}
        title={translate('languages.enabled.off_title', { name })}
        content={translate('languages.enabled.off_confirm')}
        confirm={translate('languages.enabled.off_action')}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          setWanted(false);
        }}
      />
    </span>
  );
}
