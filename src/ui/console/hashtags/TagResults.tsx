import type { CampaignHashtags, CampaignTag, RequiredTag } from '../../../domain/hashtags/types';
import type { PostMetric } from '../../../domain/networks';
import { DataTable } from '../../plain/DataTable';
import { Compact } from '../../plain/Figure';
import { NetworkIcon } from '../../plain/NetworkIcon';
import styles from './TagResults.module.css';

type Words = (key: string, values?: Record<string, string | number>) => string;

interface TagResultsProps {
  told: CampaignHashtags;
  words: Words;
}

const firstRows = 15;
const shownMetrics = ['view', 'reaction', 'comment', 'share'] as const satisfies PostMetric[];

/** Which required hashtags a campaign's posts bear, which posts lack one, and what posts got by hashtag. */
export function TagResults({ told, words }: TagResultsProps) {
  return (
    <>
      {told.required.length > 0 && (
        <ul className={styles.required} aria-label={words('reportDocument.column.required')}>
          {told.required.map((one) => (
            <Required key={one.tag} required={one} of={told.posts} words={words} />
          ))}
        </ul>
      )}
      {told.tags.length > 0 && (
        <DataTable<CampaignTag>
          rows={told.tags}
          label={words('reportDocument.tags_table')}
          keyOf={({ tag }) => tag}
          step={firstRows}
          moreLabel={(shown, total) => words('reports.why.more', { shown, total })}
          columns={[
            {
              key: 'tag',
              label: words('reportDocument.column.tag'),
              cell: ({ tag, is_required }) => (is_required ? <strong>#{tag}</strong> : `#${tag}`),
            },
            { key: 'posts', label: words('reports.metric.posts'), numeric: true, cell: ({ posts }) => posts },
            { key: 'kols', label: words('reportDocument.column.kol_count'), numeric: true, cell: ({ kols }) => kols },
            ...shownMetrics.map((metric) => ({
              key: metric,
              label: words(`campaigns.post.${metric}`),
              numeric: true,
              cell: ({ metrics, posts }: CampaignTag) => <Sum {...metrics[metric]} of={posts} words={words} />,
            })),
          ]}
        />
      )}
    </>
  );
}

/** A sum, and of how many posts it is where some are unknown. */
function Sum({ value, known, of, words }: { value: number | null; known: number; of: number; words: Words }) {
  const isPart = value !== null && known < of;
  return (
    <span title={isPart ? words('reportDocument.of_posts', { known, of }) : undefined}>
      <Compact value={value} />
      {isPart && (
        <small className={styles.known}>
          {known}/{of}
        </small>
      )}
    </span>
  );
}

interface RequiredProps {
  required: RequiredTag;
  of: number;
  words: Words;
}

function Required({ required: { tag, posts_with, missing }, of, words }: RequiredProps) {
  return (
    <li>
      <strong>#{tag}</strong>
      <progress className={styles.share} value={posts_with} max={of || 1} aria-label={`#${tag}`} />
      <span>{words('reportDocument.posts_with_tag', { known: posts_with, of })}</span>
      {missing.length > 0 && (
        <details>
          <summary>{words('reportDocument.posts_without_tag', { count: missing.length })}</summary>
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
