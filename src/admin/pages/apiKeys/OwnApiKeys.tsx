import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { MadeApiKey, OwnApiKey } from '../../../domain/auth/apiKeyTypes';
import { apiBase } from '../../../domain/endpoints';
import { useRead } from '../../../ui/console/data/useRead';
import { Section } from '../../../ui/console/record/Section';
import { EmptyState } from '../../../ui/console/state/EmptyState';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { ListBones } from '../../../ui/console/state/ListBones';
import { LateCode, late } from '../../../ui/plain/late';
import { Rows } from '../profile/Rows';
import { ApiKey } from './ApiKey';
import styles from './apiKeys.module.css';
import { KeepKey } from './KeepKey';

const MakeKey = late(() => import('./MakeKey').then((module) => ({ default: module.MakeKey })));

/** The keys by which programs call in the person's name, and the ways to make one and to end each. */
export function OwnApiKeys() {
  const translate = useTranslate();
  const { data: keys, error, refetch } = useRead<OwnApiKey[]>('apiKeys');
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<MadeApiKey | null>(null);
  const keep = (key: MadeApiKey) => {
    setMaking(false);
    setMade(key);
  };
  return (
    <Section
      title={translate('apiKeys.title')}
      description={
        <>
          {translate('apiKeys.help')}{' '}
          <a className={styles.docs} href="/api/docs">
            {translate('apiKeys.docs', { base: apiBase })}
          </a>
        </>
      }
      actions={
        keys && (
          <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setMaking(true)}>
            {translate('apiKeys.make.action')}
          </Button>
        )
      }
    >
      {error && !keys ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Keys keys={keys} />}
      <LateCode>{making && <MakeKey onClose={() => setMaking(false)} onMade={keep} />}</LateCode>
      {made && <KeepKey made={made} onKept={() => setMade(null)} />}
    </Section>
  );
}

function Keys({ keys }: { keys: OwnApiKey[] | undefined }) {
  const translate = useTranslate();
  if (!keys) return <ListBones />;
  if (keys.length === 0) return <EmptyState title={translate('apiKeys.none')} hint={translate('apiKeys.none_hint')} />;
  return (
    <Rows>
      {keys.map((key) => (
        <ApiKey key={key.id} apiKey={key} />
      ))}
    </Rows>
  );
}
