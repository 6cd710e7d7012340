import { useTranslate } from 'react-admin';
import type { Network } from '../../../domain/networks';
import { postFields, totalOf } from '../../../domain/social/rules';
import type { ChannelPost } from '../../../domain/social/types';
import { Coverage } from '../../../ui/console/record/Coverage';
import { Compact } from '../../../ui/plain/Figure';
import styles from './posts.module.css';
import type { Ticks } from './useTicks';

interface PostTotalsProps {
  posts: readonly ChannelPost[];
  network: Network;
  /** Null for those who may take none out. */
  ticks: Ticks | null;
}

/** The words in front of the totals: of how many posts they are. */
export function useTotalsWords({ posts, ticks }: Pick<PostTotalsProps, 'posts' | 'ticks'>): string {
  const translate = useTranslate();
  const of = { of: posts.length, count: posts.length };
  return ticks
    ? translate('social.posts.ticked', { ticked: ticks.ticked.length, ...of })
    : translate('social.posts.recent', of);
}

/** Ticks all posts, or none. */
export function TickAll({ ticks }: { ticks: Ticks }) {
  const translate = useTranslate();
  return (
    <input
      type="checkbox"
      aria-label={translate('social.posts.all')}
      checked={ticks.areAll}
      ref={(box) => {
        if (box) box.indeterminate = !ticks.areAll && ticks.ticked.length > 0;
      }}
      onChange={ticks.tickAll}
    />
  );
}

/** What the posts come to, on a line above their cards. */
export function PostTotals({ posts, network, ticks }: PostTotalsProps) {
  const translate = useTranslate();
  const words = useTotalsWords({ posts, ticks });
  return (
    <div className={styles.line} aria-live="polite">
      <span className={styles.all}>
        {ticks && <TickAll ticks={ticks} />} {words}
      </span>
      <dl>
        {postFields(network).map((field) => {
          const total = totalOf(ticks?.ticked ?? posts, field);
          return (
            <div key={field}>
              <dt>{translate(`social.field.${field}`)}</dt>
              <dd>
                <Compact value={total.value} /> <Coverage coverage={total} />
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
