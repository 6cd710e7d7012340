import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { networkNames } from '../../domain/networks';
import { pathTo } from '../../domain/routes';
import type { AccountProposal } from '../../domain/social/consentTypes';
import { request } from '../../providers/http';
import { getSession } from '../../providers/session';
import { useWords } from '../words';
import { AccountCard } from './AccountCard';
import { AuthForm } from './AuthForm';
import { AuthLayout } from './AuthLayout';
import styles from './connect.module.css';
import { useSubmit } from './useSubmit';

const helps: Record<string, string> = {
  change_is_pending: 'auth.proposal.help.pending',
  social_already_linked: 'auth.proposal.help.taken',
};

/** The account somebody came back with beside the linked one: proposed in its place or beside it, never linked at once. */
export function ProposalForm({ proposal, token }: { proposal: AccountProposal; token: string }) {
  const translate = useWords();
  const navigate = useNavigate();
  const submission = useSubmit([]);
  const { social_type, kol, accounts, linked } = proposal;
  const [url, setUrl] = useState(accounts.find(({ taken }) => !taken)?.url);
  const [replaces, setReplaces] = useState(linked[0]?.id ?? null);
  const network = networkNames[social_type];

  const propose = async () => {
    const body = { proposal: token, url, replaces };
    await request('socialPropose', { params: { network: social_type }, body });
    navigate(`${pathTo('oauthCallback')}?type=${social_type}&proposed=1`, { replace: true });
  };

  return (
    <AuthLayout
      title={translate('auth.proposal.title', { network })}
      subtitle={translate(linked.length > 0 ? 'auth.proposal.other' : 'auth.proposal.first', { name: kol.stage_name })}
      footer={
        <>
          {translate('auth.proposal.footer', { network })}{' '}
          {getSession() && <Link to={pathTo('accountConnections')}>{translate('auth.callback.back')}</Link>}
        </>
      }
    >
      <AuthForm
        submission={submission}
        ready={url !== undefined}
        label={translate('auth.proposal.submit')}
        help={(code) => helps[code] && translate(helps[code])}
        onSubmit={propose}
      >
        <fieldset className={styles.group}>
          <legend>{translate('auth.proposal.returned')}</legend>
          {accounts.map(({ username, picture, taken, ...account }) => (
            <AccountCard
              key={account.url}
              network={social_type}
              account={{ name: username, picture, url: account.url }}
              note={taken ? translate('auth.proposal.taken') : undefined}
              choice={
                accounts.length > 1
                  ? {
                      name: 'account',
                      checked: account.url === url,
                      disabled: taken,
                      onChoose: () => setUrl(account.url),
                    }
                  : undefined
              }
            />
          ))}
          {url === undefined && <p className={styles.note}>{translate('auth.proposal.help.taken')}</p>}
        </fieldset>
        {linked.length > 0 && (
          <fieldset className={styles.group}>
            <legend>{translate('auth.proposal.linked')}</legend>
            {linked.map(({ id, ...account }) => (
              <AccountCard key={id} network={social_type} account={account} />
            ))}
          </fieldset>
        )}
        {linked.length > 0 && url !== undefined && (
          <fieldset className={styles.group}>
            <legend>{translate('auth.proposal.how')}</legend>
            {linked.map(({ id, url: address }) => (
              <label key={id} className={styles.choice}>
                <input type="radio" name="how" checked={replaces === id} onChange={() => setReplaces(id)} />
                {translate('auth.proposal.replace', { account: address.replace(/^https:\/\//, '') })}
              </label>
            ))}
            <label className={styles.choice}>
              <input type="radio" name="how" checked={replaces === null} onChange={() => setReplaces(null)} />
              {translate('auth.proposal.add')}
            </label>
          </fieldset>
        )}
      </AuthForm>
    </AuthLayout>
  );
}
