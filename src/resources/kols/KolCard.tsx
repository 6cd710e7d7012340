import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { KolCategory, KolListItem } from '../../domain/kols/types';
import { CartButton } from '../../ui/console/kols/CartButton';
import { Growth } from '../../ui/console/kols/Growth';
import { PriceRange } from '../../ui/console/kols/PriceRange';
import { SocialList } from '../../ui/console/kols/SocialList';
import { sectorNames } from '../../ui/console/kols/useCategories';
import { jobNames } from '../../ui/console/kols/useJobs';
import { StatusChip } from '../../ui/console/record/StatusChip';
import { Tags } from '../../ui/console/record/Tags';
import { Compact, Percent } from '../../ui/plain/Figure';
import { Picture } from '../../ui/plain/Picture';
import styles from './KolCard.module.css';
import { LikeButton } from './LikeButton';

interface KolCardProps {
  kol: KolListItem;
  /** Names of the jobs by their codes. */
  jobs: readonly { value: string; label: string }[];
  /** Names of the sectors by their ids. */
  categories: readonly KolCategory[];
  hasCart: boolean;
  /** Where the card leads; none where it must not be opened. */
  href: string | null;
}

/**
 * A KOL as a card: portrait, name, work, networks with followers, three figures; the price where the answer has it. Drawn anew only
 * when what it shows is another: a page has hundreds.
 */
export const KolCard = memo(function KolCard({ kol, jobs, categories, hasCart, href }: KolCardProps) {
  const translate = useTranslate();
  const work = [...sectorNames(kol.sectors, categories), ...jobNames(kol.jobs, jobs)];
  return (
    <article className={styles.card}>
      <div className={styles.portrait}>
        <Picture src={kol.avatar} name={kol.stage_name} width="100%" height="100%" />
        {kol.the_talent_partner && (
          <span className={styles.partner} title={translate('kols.partner_hint')}>
            <VerifiedIcon sx={{ fontSize: 14 }} />
            {translate('kols.partner')}
          </span>
        )}
        {kol.status === 'pending' && (
          <span className={styles.state}>
            <StatusChip kind="record" status={kol.status} />
          </span>
        )}
        <span className={styles.like}>
          <LikeButton kol={kol} />
        </span>
      </div>
      <div className={styles.words}>
        <h2 className={styles.name} title={kol.stage_name}>
          {href ? (
            <Link to={href} className={styles.link}>
              {kol.stage_name}
            </Link>
          ) : (
            kol.stage_name
          )}
        </h2>
        <p className={styles.code}>{kol.code}</p>
        <Tags words={work} max={2} />
        {kol.score && (
          <dl className={styles.figures}>
            <div>
              <dt title={translate('kols.score.engagement_rate')}>{translate('kols.score.card.engagement_rate')}</dt>
              <dd>
                <Percent value={kol.score.engagement_rate} />
              </dd>
            </div>
            <div>
              <dt title={translate('kols.score.mean_views')}>{translate('kols.score.card.mean_views')}</dt>
              <dd>
                <Compact value={kol.score.mean_views} />
              </dd>
            </div>
            <div>
              <dt title={translate('kols.score.growth')}>{translate('kols.score.card.growth')}</dt>
              <dd>
                <Growth value={kol.score.growth_90} />
              </dd>
            </div>
          </dl>
        )}
        <p className={styles.networks}>
          <SocialList socials={kol.socials} />
          {kol.socials.length === 0 && <span className={styles.none}>{translate('kols.no_socials')}</span>}
        </p>
      </div>
      <footer className={styles.foot}>
        {kol.booking_price_from !== undefined && (
          <span className={styles.price}>
            <small>{translate('kols.price')}</small>
            <PriceRange from={kol.booking_price_from} to={kol.booking_price_to} />
          </span>
        )}
        {hasCart && (
          <span className={styles.cart}>
            <CartButton kol={kol} look="icon" />
          </span>
        )}
      </footer>
    </article>
  );
});
