import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { networkNames } from '../../domain/networks';
import { consentEndpoints } from '../../domain/social/consentEndpoints';
import type { ConnectStart, OpenInvitation } from '../../domain/social/consentTypes';
import { addCalls } from '../../providers/calls';
import { ApiError, request } from '../../providers/http';
import { useWords } from '../words';
import { AccountCard } from './AccountCard';
import { AuthForm } from './AuthForm';
import { AuthLayout } from './AuthLayout';
import styles from './connect.module.css';
import { PlainPage } from './PlainPage';
import plain from './plain.module.css';
import { useSubmit } from './useSubmit';

// Of no other page before signing in.
addCalls(consentEndpoints);

/** Where the link of an invitation leads a KOL without an account: what is asked for, and the way to the network. */
export function ConnectAccountPage() {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('invitation') ?? '';
  const [tries, setTries] = useState(0);
  return <Invitation key={`${token} ${tries}`} token={token} onRetry={() => setTries(tries + 1)} />;
}

function Invitation({ token, onRetry }: { token: string; onRetry: () => void }) {
  const translate = useWords();
  const [asked, setAsked] = useState<OpenInvitation | string>();
  useEffect(() => {
    let current = true;
    request<{ data: OpenInvitation }>('socialInvitationOpen', { body: { invitation: token } }).then(
      ({ data }) => current && setAsked(data),
      (error: unknown) => current && setAsked(error instanceof ApiError ? error.code : 'unknown'),
    );
    return () => {
      current = false;
    };
  }, [token]);

  if (asked === undefined) {
    return (
      <main className={plain.page} aria-busy="true">
        <p className={plain.hint}>{translate('common.loading')}</p>
      </main>
    );
  }
  if (typeof asked !== 'string') return <Invited token={token} invitation={asked} />;
  const isOver = ['social_invitation_not_exist', 'validation_failed'].includes(asked);
  return (
    <PlainPage
      title={translate('auth.connect.page')}
      hint={translate(isOver ? 'error.social_invitation_not_exist' : `error.${asked}`)}
    >
      {!isOver && (
        <button type="button" className={plain.action} onClick={onRetry}>
          {translate('common.retry')}
        </button>
      )}
    </PlainPage>
  );
}

function Invited({ token, invitation }: { token: string; invitation: OpenInvitation }) {
  const translate = useWords();
  const submission = useSubmit([]);
  const { social_type, kol, accounts, offered } = invitation;
  const network = networkNames[social_type];

  const connect = async () => {
    const call = { params: { network: social_type }, body: { invitation: token } };
    const { data } = await request<{ data: ConnectStart }>('socialConnect', call);
    window.location.assign(data.url);
  };

  return (
    <AuthLayout
      title={translate('auth.connect.title', { network })}
      subtitle={translate('auth.connect.subtitle', { name: kol.stage_name, network })}
      footer={translate('auth.connect.footer')}
    >
      {accounts.length > 0 ? (
        <div className={styles.accounts}>
          {accounts.map((account) => (
            <AccountCard key={account.url} network={social_type} account={account} />
          ))}
        </div>
      ) : (
        <p className={styles.first}>{translate('auth.connect.first', { network })}</p>
      )}
      <ul className={styles.promises}>
        {(['reads', 'never', 'back'] as const).map((promise) => (
          <li key={promise}>{translate(`auth.connect.promise.${promise}`, { network })}</li>
        ))}
      </ul>
      {offered ? (
        <AuthForm
          submission={submission}
          ready
          label={translate('auth.connect.submit', { network })}
          help={(code) => code === 'permission_denied' && translate('auth.callback.not_owner')}
          onSubmit={connect}
        >
          {null}
        </AuthForm>
      ) : (
        <p role="status">{translate('error.network_not_connected')}</p>
      )}
    </AuthLayout>
  );
}
