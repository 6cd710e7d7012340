import EmailIcon from '@mui/icons-material/EmailOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { can } from '../../../domain/access';
import { formatInstant } from '../../../domain/format';
import { type Network, networkNames } from '../../../domain/networks';
import type { SocialConnection } from '../../../domain/social/consentTypes';
import { asksConsent } from '../../../domain/social/consentValues';
import { useAccess, useMayCall } from '../../../ui/console/access/useAccess';
import { useIsAdmin } from '../../../ui/console/access/useIsAdmin';
import { ConsentState } from '../../../ui/console/consents/ConsentState';
import { WithdrawConsent } from '../../../ui/console/consents/WithdrawConsent';
import { useRead } from '../../../ui/console/data/useRead';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { LateCode, late } from '../../../ui/plain/late';
import styles from './consent.module.css';

const InviteDrawer = late(() => import('./InviteDrawer').then((module) => ({ default: module.InviteDrawer })));

interface ConsentNoteProps {
  kolId: string;
  network: Network;
  /** Null: none is linked there, but its owner can be asked. */
  socialId: string | null;
}

/** For staff: whether the owner of an account lets us read as they do, until when or since when no longer, and the way there. */
export function ConsentNote({ kolId, network, socialId }: ConsentNoteProps) {
  const { data, error, refetch } = useRead<SocialConnection[]>('socialConsents', { query: { kol_id: kolId } });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const connection = data?.find(({ id, social_type }) => id === socialId && social_type === network);
  return (
    <div className={styles.consent} aria-busy={!data}>
      {connection && <Connection kolId={kolId} connection={connection} />}
    </div>
  );
}

function Connection({ kolId, connection }: { kolId: string; connection: SocialConnection }) {
  const translate = useTranslate();
  const access = useAccess();
  const isAdmin = useIsAdmin();
  const mayInvite = useMayCall('socialInvite');
  const [inviting, setInviting] = useState(false);
  const { id, social_type: network, url, name, offered, consent, invitation } = connection;
  const isConnected = consent !== null && consent.lost_at === null;
  return (
    <>
      <ConsentState
        network={network}
        offered={offered}
        consent={consent}
        notOffered={translate(`consents.${isAdmin ? 'keys_missing' : 'ask_admin'}`, {
          network: networkNames[network],
        })}
      />
      {invitation && !isConnected && (
        <span className={styles.invitation}>
          {translate(`consents.invitation.${invitation.state}`, {
            email: invitation.email,
            at: formatInstant(invitation.created_at),
          })}
        </span>
      )}
      <span className={styles.actions}>
        {offered && !isConnected && mayInvite && (
          <Button variant="outlined" size="small" startIcon={<EmailIcon />} onClick={() => setInviting(true)}>
            {translate('consents.invite.action')}
          </Button>
        )}
        {isConnected && id && can(access, 'user_management', 'u_social') && (
          <WithdrawConsent id={id} name={name ?? url ?? ''} />
        )}
      </span>
      {inviting && asksConsent(network) && (
        <LateCode>
          <InviteDrawer kolId={kolId} network={network} onClose={() => setInviting(false)} />
        </LateCode>
      )}
    </>
  );
}
