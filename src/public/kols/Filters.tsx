import type { ReactNode } from 'react';
import { formatCompact } from '../../domain/format';
import { networkNames, networks } from '../../domain/networks';
import { type FoundKols, followerSteps, queryOfKols } from '../../domain/publicSite/kols';
import { kolsPath } from '../../domain/publicSite/paths';
import { usePage } from '../pageContext';
import styles from './Kols.module.css';

/** What the list can be narrowed by; a plain form, so that its address says what is shown. */
export function Filters({ found: { asked, sectors } }: { found: FoundKols }) {
  const { language, say } = usePage();
  return (
    <search>
      <form className={styles.filters} action={kolsPath(language)} method="get">
        <label className={`field ${styles.text}`}>
          {say('publicSite.kols.q')}
          <input type="search" name="q" defaultValue={asked.q} maxLength={255} />
        </label>
        <Choice name="sector" value={asked.sector}>
          {sectors.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
        <Choice name="network" value={asked.network}>
          {networks.map((network) => (
            <option key={network} value={network}>
              {networkNames[network]}
            </option>
          ))}
        </Choice>
        <Choice name="size" value={asked.size ? String(asked.size) : ''}>
          {followerSteps.map((step) => (
            <option key={step} value={step}>
              {say('publicSite.kols.from', { count: formatCompact(step, language) })}
            </option>
          ))}
        </Choice>
        <div className={styles.ask}>
          <button type="submit" className="button">
            {say('publicSite.kols.search')}
          </button>
          {queryOfKols({ ...asked, page: 1 }) && <a href={kolsPath(language)}>{say('publicSite.kols.clear')}</a>}
        </div>
      </form>
    </search>
  );
}

function Choice({
  name,
  value,
  children,
}: {
  name: 'sector' | 'network' | 'size';
  value: string;
  children: ReactNode;
}) {
  const { say } = usePage();
  return (
    <label className={`field ${styles.choice}`}>
      {say(`publicSite.kols.${name}`)}
      <select name={name} defaultValue={value}>
        <option value="">{say('publicSite.kols.any')}</option>
        {children}
      </select>
    </label>
  );
}
