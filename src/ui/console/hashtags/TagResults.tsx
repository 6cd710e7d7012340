import { useTranslate } from 'react-admin';
import type { CampaignHashtags, CampaignTag, RequiredTag } from '../../../domain/hashtags/types';
import type { PostMetric } from '../../../domain/networks';
import { CoverageNote } from '../../plain/CoverageNote';
import { DataTable } from '../../plain/DataTable';
import { Compact } from '../../plain/Figure';
import { NetworkIcon } from '../../plain/NetworkIcon';
import styles from './TagResults.module.css';

/** What this says of its own; a report says it in the report's language. */
type OwnWord = 'tags_table' | 'posts_with_tag' | 'posts_without_tag' | 'of_posts' | 'tag' | 'required' | 'kol_count';
type Word = (name: OwnWord, values?: Record<string, number>) => string;

interface TagResultsProps {
  told: CampaignHashtags;
  word: Word;
}

const firstRows = 15;
const shownMetrics = ['view', 'reaction', 'comment', 'share'] as const satisfies PostMetric[];

/** Which required hashtags a campaign's posts bear, which posts lack one, and what posts got by hashtag. */
export function TagResults({ told, word }: TagResultsProps) {
  const translate = useTranslate();
  return (
    <>
      {told.required.length > 0 && (
        <ul className={styles.required} aria-label={word('required')}>
          {told.required.map((one) => (
            <Required key={one.tag} required={one} of={told.posts} word={word} />
          ))}
        </ul>
      )}
      {told.tags.length > 0 && (
        <DataTable<CampaignTag>
          rows={told.tags}
          label={word('tags_table')}
          keyOf={({ tag }) => tag}
          step={firstRows}
          moreLabel={(shown, total) => translate('lists.more', { shown, total })}
          columns={[
            {
              key: 'tag',
              label: word('tag'),
              cell: ({ tag, is_required }) => (is_required ? <strong>#{tag}</strong> : `#${tag}`),
            },
            { key: 'posts', label: translate('reports.metric.posts'), numeric: true, cell: ({ posts }) => posts },
            { key: 'kols', label: word('kol_count'), numeric: true, cell: ({ kols }) => kols },
            ...shownMetrics.map((metric) => ({
              key: metric,
              label: translate(`campaigns.post.${metric}`),
              numeric: true,
              cell: ({ metrics, posts }: CampaignTag) => <Sum {...metrics[metric]} of={posts} word={word} />,
            })),
          ]}
        />
      )}
    </>
  );
}

/** A sum, and of how many posts it is where some are unknown. */
function Sum({ value, known, of, word }: { value: number | null; known: number; of: number; word: Word }) {
  const isPart = value !== null && known < of;
  return (
    <span className={styles.sum}>
      <Compact value={value} />
      {isPart && <CoverageNote isPartial text={word('of_posts', { known, of })} />}
    </span>
  );
}

interface RequiredProps {
  required: RequiredTag;
  of: number;
  word: Word;
}

function Required({ required: { tag, posts_with, missing }, of, word }: RequiredProps) {
  return (
    <li>
      <strong>#{tag}</strong>
      <progress className={styles.share} value={posts_with} max={of || 1} aria-label={`#${tag}`} />
      <span>{word('posts_with_tag', { known: posts_with, of })}</span>
      {missing.length > 0 && (
        <details>
          <summary>{word('posts_without_tag', { count: missing.length })}</summary>
          <ul className={styles.missing}>
            {missing.map(({ id, kol, social_type, url_post }) => (
              <li key={id}>
                <NetworkIcon network={social_type} size={14} />{' '}
                <a href={url_post} target="_blank" rel="noopener noreferrer">
                  {kol.stage_name}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
