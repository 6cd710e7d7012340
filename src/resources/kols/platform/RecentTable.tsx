import { useTranslate } from 'react-admin';
import type { Network } from '../../../domain/networks';
import { postFields, totalOf } from '../../../domain/social/rules';
import type { ChannelPost } from '../../../domain/social/types';
import { Coverage } from '../../../ui/console/record/Coverage';
import { Compact } from '../../../ui/plain/Figure';
import { PostRow } from './PostRow';
import { TickAll, useTotalsWords } from './PostTotals';
import styles from './posts.module.css';
import type { Ticks } from './useTicks';

interface RecentTableProps {
  posts: readonly ChannelPost[];
  network: Network;
  /** Null for those who may take none out. */
  ticks: Ticks | null;
}

/** The recent posts as rows under what they come to. */
export function RecentTable({ posts, network, ticks }: RecentTableProps) {
  const translate = useTranslate();
  const words = useTotalsWords({ posts, ticks });
  const fields = postFields(network);
  return (
    <table className={styles.posts} aria-label={translate('social.posts.title')}>
      <thead>
        <tr>
          {ticks && (
            <th scope="col" className={styles.tick}>
              <TickAll ticks={ticks} />
            </th>
          )}
          <th scope="col">{translate('social.posts.post')}</th>
          <th scope="col">{translate('social.posts.published')}</th>
          {fields.map((field) => (
            <th key={field} scope="col" className={styles.figure}>
              {translate(`social.field.${field}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className={styles.totals} aria-live="polite">
          {ticks && <td className={styles.tick} />}
          <th scope="row" colSpan={2}>
            {words}
          </th>
          {fields.map((field) => {
            const total = totalOf(ticks?.ticked ?? posts, field);
            return (
              <td key={field} className={styles.figure} data-label={translate(`social.field.${field}`)}>
                <Compact value={total.value} /> <Coverage coverage={total} />
              </td>
            );
          })}
        </tr>
        {posts.map((post) => (
          <PostRow
            key={post.id}
            post={post}
            fields={fields}
            {...(ticks && { ticked: ticks.has(post.id), onTick: (on: boolean) => ticks.tick(post.id, on) })}
          />
        ))}
      </tbody>
    </table>
  );
}
