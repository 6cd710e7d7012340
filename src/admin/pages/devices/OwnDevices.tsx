import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { OwnSession } from '../../../domain/users/types';
import { AskFirst } from '../../../ui/console/AskFirst';
import { useRead } from '../../../ui/console/data/useRead';
import { useVerb } from '../../../ui/console/data/useVerb';
import { Section } from '../../../ui/console/record/Section';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { ListBones } from '../../../ui/console/state/ListBones';
import { Rows } from '../profile/Rows';
import { Device } from './Device';
import styles from './devices.module.css';

const shownFirst = 5;

/** Where the person is signed in, the device in front of them first, and the ways out of each. */
export function OwnDevices() {
  const translate = useTranslate();
  const { data: sessions, error, refetch } = useRead<OwnSession[]>('userSessions');
  const hasOthers = sessions?.some(({ current }) => !current);
  return (
    <Section
      title={translate('devices.title')}
      description={translate('devices.help')}
      actions={hasOthers && <EndOthers />}
    >
      {error && !sessions ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Devices sessions={sessions} />
      )}
    </Section>
  );
}

function Devices({ sessions }: { sessions: OwnSession[] | undefined }) {
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  if (!sessions) return <ListBones />;
  const shown = all ? sessions : sessions.slice(0, shownFirst);
  return (
    <>
      <Rows>
        {shown.map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </Rows>
      {shown.length < sessions.length && (
        <Button className={styles.all} onClick={() => setAll(true)}>
          {translate('devices.all', { total: sessions.length })}
        </Button>
      )}
    </>
  );
}

function EndOthers() {
  const translate = useTranslate();
  const notify = useNotify();
  const [end] = useVerb('userSessionsEnd');
  return (
    <AskFirst
      final
      title={translate('devices.others.title')}
      content={translate('devices.others.hint')}
      confirm={translate('devices.others.action')}
      act={async () => {
        await end({});
        notify(translate('devices.others.done'), { type: 'success' });
      }}
    >
      {(ask) => (
        <Button variant="outlined" onClick={ask}>
          {translate('devices.others.action')}
        </Button>
      )}
    </AskFirst>
  );
}
