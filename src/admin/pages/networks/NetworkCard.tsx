import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatInstant, formatNumber } from '../../../domain/format';
import { networkNames } from '../../../domain/networks';
import type { NetworkStatus } from '../../../domain/social/types';
import { Chip } from '../../../ui/console/record/Chip';
import { usePath } from '../../../ui/console/usePath';
import { Ago } from '../../../ui/plain/Ago';
import { useLanguage } from '../../../ui/plain/language';
import { NetworkIcon } from '../../../ui/plain/NetworkIcon';
import { statusTones } from '../../../ui/plain/statusTones';
import { Budget } from './Budget';
import { Failures } from './Failures';
import { MissingKeys } from './MissingKeys';
import { networkState } from './networkState';
import styles from './networks.module.css';
import { ReadNowButton } from './ReadNowButton';

/** One network: its state in words, its budget, what is left to read, and what brought nothing. */
export function NetworkCard({ status }: { status: NetworkStatus }) {
  const translate = useTranslate();
  const id = useId();
  const { network, allowance } = status;
  const state = networkState(status);
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <span className={styles.mark}>
          <NetworkIcon network={network} size={20} />
        </span>
        <h2 id={id} className={styles.name}>
          {networkNames[network]}
        </h2>
        <Chip tone={statusTones.network[state]} label={translate(`networks.state.${state}`)} />
        {status.state !== 'not_connected' && <ReadNowButton status={status} />}
      </header>
      {status.state === 'not_connected' ? (
        <MissingKeys network={network} />
      ) : (
        <>
          {status.open_until && (
            <p className={styles.notice}>
              {translate('networks.open_until', { at: formatInstant(status.open_until) })}
            </p>
          )}
          {allowance ? <Budget budget={allowance} /> : <p className={styles.hint}>{translate('networks.demo_hint')}</p>}
          {status.spent_until && (
            <p className={styles.hint}>
              {translate('networks.spent_until', { at: formatInstant(status.spent_until) })}
            </p>
          )}
          <Facts status={status} />
          <Failures failures={status.failures} />
        </>
      )}
    </section>
  );
}

function Facts({ status: { backlog, whole, last_success, oldest } }: { status: NetworkStatus }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { to } = usePath();
  const counted = ({ accounts, posts }: { accounts: number; posts: number }) =>
    translate('networks.backlog_of', {
      accounts: formatNumber(accounts, language),
      posts: formatNumber(posts, language),
    });
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{translate('networks.backlog')}</dt>
        <dd>{backlog.accounts + backlog.posts > 0 ? counted(backlog) : translate('networks.backlog_none')}</dd>
      </div>
      <div>
        <dt>{translate('networks.whole')}</dt>
        <dd>{counted(whole)}</dd>
      </div>
      <div>
        <dt>{translate('networks.last_success')}</dt>
        <dd>{last_success ? <Ago value={last_success} /> : translate('networks.never')}</dd>
      </div>
      <div>
        <dt>{translate('networks.oldest')}</dt>
        <dd>
          {oldest ? (
            <>
              {oldest.read_at ? <Ago value={oldest.read_at} /> : translate('networks.never')}
              {' · '}
              <Link className={styles.link} to={to('kolView', { id: oldest.kol_id })}>
                {oldest.name}
              </Link>
            </>
          ) : (
            translate('networks.none_read')
          )}
        </dd>
      </div>
    </dl>
  );
}
