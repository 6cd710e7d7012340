import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { can } from '../../../domain/access';
import { dayOf } from '../../../domain/dates';
import type { KolDetail, KolSocial } from '../../../domain/kols/types';
import { type Network, networkNames } from '../../../domain/networks';
import { withWords } from '../../../providers/pageWords';
import { useAccess, useMe } from '../../../ui/console/access/useAccess';
import { RangePicker } from '../../../ui/console/range/RangePicker';
import { lastDays } from '../../../ui/console/range/range';
import { useRange } from '../../../ui/console/range/useRange';
import { ReadNowButton } from '../../../ui/console/readings/ReadNowButton';
import { EmptyState } from '../../../ui/console/state/EmptyState';
import { LateCode, late } from '../../../ui/plain/late';
import { HeldSocials } from '../socials/HeldSocials';
import { LinkSocialButton } from '../socials/LinkSocialButton';
import { AccountPicker } from './AccountPicker';
import { PlatformProfile } from './PlatformProfile';
import styles from './platform.module.css';

const ConsentNote = late(() =>
  withWords(['consents'], import('./ConsentNote')).then((module) => ({ default: module.ConsentNote })),
);

interface PlatformTabProps {
  kol: KolDetail;
  network: Network;
  /** Whether the view is not reduced: posts can be ticked, accounts linked. */
  staff: boolean;
}

const usualDays = 30;

/** One network of a KOL: its accounts there, each with followers and recent posts of a period (spec 1 §2 KOL detail). */
export function PlatformTab({ kol, network, staff }: PlatformTabProps) {
  const translate = useTranslate();
  const [parameters] = useSearchParams();
  const access = useAccess();
  const me = useMe();
  const today = dayOf(new Date());
  const usual = lastDays(usualDays, today);
  const [range, setRange] = useRange(usual);
  const accounts = accountsOn(kol, network);
  const account = accounts.find(({ id }) => id === parameters.get('account')) ?? accounts[0];
  const mayRead = staff ? can(access, 'kol_management', 'u') : me.type === 'kol';
  const isBeingRead = account !== undefined && (kol.being_read ?? []).includes(account.id);
  const presets = [7, usualDays, 90, 365].map((days) => ({
    label: translate('range.last', { days }),
    ...lastDays(days, today),
  }));
  const link = staff && <LinkSocialButton kol={kol} network={network} />;
  return (
    <>
      <div className={styles.toolbar}>
        {account && accounts.length > 1 && <AccountPicker accounts={accounts} chosen={account.id} />}
        <div className={styles.tools}>
          {account && <RangePicker value={range} presets={presets} onChange={setRange} />}
          {account && mayRead && <ReadNowButton of={{ kol_id: kol.id }} />}
          {account && link}
        </div>
      </div>
      {staff && (
        <LateCode>
          <ConsentNote kolId={kol.id} network={network} socialId={account?.id ?? null} />
        </LateCode>
      )}
      {staff && <HeldSocials kol={kol} network={network} />}
      <p className={styles.reading} role="status">
        {isBeingRead && translate('social.being_read', { network: networkNames[network] })}
      </p>
      {account ? (
        <PlatformProfile
          key={account.id}
          kol={kol}
          network={network}
          socialId={account.id}
          range={range}
          staff={staff}
        />
      ) : (
        <EmptyState
          title={translate('social.no_account', { network: networkNames[network] })}
          hint={link ? translate('social.no_account_hint') : undefined}
          action={link}
        />
      )}
    </>
  );
}

/** The accounts of a network, the most followed first. */
function accountsOn(kol: KolDetail, network: Network): KolSocial[] {
  return kol.socials
    .filter(({ social_type }) => social_type === network)
    .sort((a, b) => (b.follower_count ?? -1) - (a.follower_count ?? -1));
}
