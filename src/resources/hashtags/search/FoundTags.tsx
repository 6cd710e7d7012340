import { useTranslate } from 'react-admin';
import type { FoundHashtag } from '../../../domain/hashtags/types';
import { RecordLink } from '../../../ui/console/record/RecordLink';
import { InstantDay } from '../../../ui/plain/Day';
import { Count } from '../../../ui/plain/Figure';
import styles from '../hashtags.module.css';

/** The hashtags asked for with their numbers; one that nobody used says so. */
export function FoundTags({ tags }: { tags: readonly FoundHashtag[] }) {
  const translate = useTranslate();
  const word = (name: string) => translate(`hashtags.search.${name}`);
  return (
    <ul className={styles.tags} aria-label={word('tags')}>
      {tags.map(({ tag, posts, kols, brand_total, first_seen, last_seen, category, brands }) => (
        <li key={tag}>
          <h2>#{tag}</h2>
          {posts === 0 ? (
            <p className={styles.muted}>{word('unused')}</p>
          ) : (
            <>
              <dl className={styles.numbers}>
                {(
                  [
                    ['posts', posts],
                    ['kols', kols],
                    ['brands', brand_total],
                  ] as const
                ).map(([name, value]) => (
                  <div key={name}>
                    <dt>{word(name)}</dt>
                    <dd>
                      <Count value={value} />
                    </dd>
                  </div>
                ))}
              </dl>
              <p className={styles.muted}>
                {word('since')} <InstantDay value={first_seen} /> · {word('last')} <InstantDay value={last_seen} />
              </p>
            </>
          )}
          {(category || brands.length > 0) && (
            <p className={styles.owners}>
              {category && <span className={styles.category}>{category.name}</span>}
              {brands.map(({ id, name }) => (
                <RecordLink key={id} page="brandView" id={id}>
                  {name}
                </RecordLink>
              ))}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
