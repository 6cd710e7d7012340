import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { formatDay, formatNumber } from '../../../domain/format';
import { networkNames } from '../../../domain/networks';
import { followerChart } from '../../../domain/social/rules';
import type { PlatformProfile } from '../../../domain/social/types';
import { Growth } from '../../../ui/console/kols/Growth';
import { Section } from '../../../ui/console/record/Section';
import { TakenNote } from '../../../ui/console/record/TakenNote';
import { EmptyState } from '../../../ui/console/state/EmptyState';
import { Compact } from '../../../ui/plain/Figure';
import { useLanguage } from '../../../ui/plain/language';
import { PointChart } from '../../../ui/plain/PointChart';
import styles from './platform.module.css';

/** Followers now, their growth in the period, and the course of it in at most 7 points (spec 1 §4). */
export function Followers({ profile, onReload }: { profile: PlatformProfile; onReload: () => void }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { follower_count, follower_rounded, follower_growth_rate, follower_history, taken, social_type } = profile;
  const points = followerChart(follower_history).map(({ time, follower }) => ({ day: time, value: follower }));
  const known = follower_history.filter(({ follower }) => follower !== null);
  const [first, last] = [known[0], known.at(-1)];
  return (
    <Section title={translate('kols.followers')}>
      <div className={styles.followers}>
        <dl className={styles.figures}>
          <div>
            <dt>{translate('social.followers_now')}</dt>
            <dd>
              {follower_rounded && follower_count !== null && (
                <span
                  className={styles.about}
                  title={translate('social.about_hint', { network: networkNames[social_type] })}
                >
                  {translate('social.about')}
                </span>
              )}
              <Compact value={follower_count} />
            </dd>
            <dd className={styles.note}>
              <TakenNote at={taken.at} sources={taken.source ? [taken.source] : []} />
            </dd>
          </div>
          <div>
            <dt>{translate('social.growth')}</dt>
            <dd>
              <Growth value={follower_growth_rate} />
            </dd>
            <dd className={styles.note}>
              {first && last && first !== last
                ? translate('social.growth_between', { from: formatDay(first.time), to: formatDay(last.time) })
                : translate('social.growth_unknown')}
            </dd>
          </div>
        </dl>
        {points.length > 0 ? (
          <PointChart
            points={points}
            label={translate('social.chart')}
            color={`var(--${social_type})`}
            baseNote={(base) => translate('social.axis_from', { value: formatNumber(base, language) })}
          />
        ) : (
          <EmptyState
            title={translate('common.no_data')}
            hint={`${translate('social.no_readings')}. ${translate('social.no_readings_hint')}`}
            action={
              <Button variant="outlined" onClick={onReload}>
                {translate('common.retry')}
              </Button>
            }
          />
        )}
      </div>
    </Section>
  );
}
