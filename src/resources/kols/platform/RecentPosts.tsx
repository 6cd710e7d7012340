import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Network } from '../../../domain/networks';
import { postFields, takenOf, totalOf } from '../../../domain/social/rules';
import type { ChannelPost } from '../../../domain/social/types';
import { Coverage } from '../../../ui/console/record/Coverage';
import { Section } from '../../../ui/console/record/Section';
import { TakenNote } from '../../../ui/console/record/TakenNote';
import { EmptyState } from '../../../ui/console/state/EmptyState';
import { Compact } from '../../../ui/plain/Figure';
import { PostRow } from './PostRow';
import styles from './posts.module.css';

interface RecentPostsProps {
  posts: readonly ChannelPost[];
  network: Network;
  /** Reduced roles see the totals of all of them instead. */
  mayTick: boolean;
}

/** The recent posts with the figures their network publishes, and the totals of the ticked ones (spec 1 §2 KOL detail). */
export function RecentPosts({ posts, network, mayTick }: RecentPostsProps) {
  const translate = useTranslate();
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const fields = postFields(network);
  const ticked = mayTick ? posts.filter(({ id }) => !unticked.has(id)) : posts;
  const taken = takenOf(ticked);
  const tick = (id: string, on: boolean) => {
    const next = new Set(unticked);
    if (on) next.delete(id);
    else next.add(id);
    setUnticked(next);
  };
  const all = ticked.length === posts.length;
  if (posts.length === 0) {
    return (
      <Section title={translate('social.posts.title')}>
        <EmptyState title={translate('social.posts.empty')} hint={translate('social.posts.empty_hint')} />
      </Section>
    );
  }
  return (
    <Section title={translate('social.posts.title')} actions={<TakenNote at={taken.at} sources={taken.sources} />}>
      <table className={styles.posts} aria-label={translate('social.posts.title')}>
        <thead>
          <tr>
            {mayTick && (
              <th scope="col" className={styles.tick}>
                <input
                  type="checkbox"
                  aria-label={translate('social.posts.all')}
                  checked={all}
                  ref={(box) => {
                    if (box) box.indeterminate = !all && ticked.length > 0;
                  }}
                  onChange={() => setUnticked(new Set(all ? posts.map(({ id }) => id) : []))}
                />
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
            {mayTick && <td className={styles.tick} />}
            <th scope="row" colSpan={2}>
              {mayTick
                ? translate('social.posts.ticked', { ticked: ticked.length, of: posts.length, count: posts.length })
                : translate('social.posts.recent', { of: posts.length, count: posts.length })}
            </th>
            {fields.map((field) => {
              const total = totalOf(ticked, field);
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
              {...(mayTick && { ticked: !unticked.has(post.id), onTick: (on: boolean) => tick(post.id, on) })}
            />
          ))}
        </tbody>
      </table>
    </Section>
  );
}
