import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { can } from '../../domain/access';
import { defaultLanguage } from '../../domain/languages/rules';
import type { Language } from '../../domain/languages/types';
import { useAccess } from '../../ui/console/access/useAccess';
import { useVerb } from '../../ui/console/data/useVerb';
import { Confirm } from '../../ui/console/dialog/Confirm';
import { ActiveChip } from '../../ui/console/record/ActiveChip';
import { useDelayedSwitch } from '../../ui/console/record/useDelayedSwitch';
import styles from './languages.module.css';

/** Offers a language to everybody or takes it away, which asks first. */
export function EnableSwitch({ language }: { language: Language }) {
  const { id, code, language: name, enable } = language;
  const translate = useTranslate();
  const access = useAccess();
  const [setStatus] = useVerb('languageStatus');
  const [asking, setAsking] = useState(false);
  const [wanted, setWanted] = useDelayedSwitch(enable, async (enabled) => {
    await setStatus({ params: { id }, body: { enable: enabled } });
    return translate(enabled ? 'languages.enabled.on' : 'languages.enabled.off', { name });
  });

  if (!can(access, 'language_management', 'u_status')) {
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
        open={asking}
        title={translate('languages.enabled.off_title', { name })}
        confirm={translate('languages.enabled.off_action')}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          setWanted(false);
        }}
      >
        {translate('languages.enabled.off_confirm')}
      </Confirm>
    </span>
  );
}
