import { useTranslate } from 'react-admin';
import type { HashtagKol } from '../../../domain/hashtags/types';
import { networkNames } from '../../../domain/networks';
import { CartButton } from '../../../ui/console/kols/CartButton';
import { useShowsCart } from '../../../ui/console/kols/useShowsCart';
import { RecordLink } from '../../../ui/console/record/RecordLink';
import { Section } from '../../../ui/console/record/Section';
import { Compact } from '../../../ui/plain/Figure';
import { NetworkIcon } from '../../../ui/plain/NetworkIcon';
import { Picture } from '../../../ui/plain/Picture';
import styles from '../hashtags.module.css';
import { Uses } from './Uses';

interface FoundKolsProps {
  kols: readonly HashtagKol[];
  total: number;
  onPosts: (kolId: string) => void;
}

/** The KOLs who used the hashtags, those with most posts first. */
export function FoundKols({ kols, total, onPosts }: FoundKolsProps) {
  const translate = useTranslate();
  const showsCart = useShowsCart();
  if (kols.length === 0) return null;
  return (
    <Section
      title={translate('hashtags.search.kols_title', { count: total })}
      description={total > kols.length ? translate('hashtags.search.first', { shown: kols.length }) : undefined}
    >
      <ul className={styles.cards} aria-label={translate('hashtags.search.kols')}>
        {kols.map((kol) => (
          <li key={kol.id} className={styles.card}>
            <Picture src={kol.avatar} name={kol.stage_name} width={48} shape="circle" />
            <div className={styles.words}>
              <strong>
                <RecordLink page="kolView" id={kol.id}>
                  {kol.stage_name}
                </RecordLink>
              </strong>
              <span className={styles.muted}>
                {kol.code} · <Compact value={kol.followers} />{' '}
                {kol.networks.map((network) => (
                  <span key={network} title={networkNames[network]}>
                    <NetworkIcon network={network} size={12} />
                  </span>
                ))}
              </span>
              <Uses of={kol} onPosts={() => onPosts(kol.id)} />
            </div>
            {showsCart && <CartButton kol={kol} look="icon" />}
          </li>
        ))}
      </ul>
    </Section>
  );
}
