import { useTranslate } from 'react-admin';
import type { HashtagSetting } from '../../../domain/hashtags/types';
import type { Column } from '../../../ui/console/list/columns';
import { Chip } from '../../../ui/console/record/Chip';
import { Tags } from '../../../ui/console/record/Tags';
import { InstantDay } from '../../../ui/plain/Day';
import { Count } from '../../../ui/plain/Figure';
import { statusTones } from '../../../ui/plain/statusTones';
import styles from '../hashtags.module.css';

/** Columns of the hashtags to be classified. */
export const hashtagColumns: Column<HashtagSetting>[] = [
  {
    source: 'tag',
    label: 'hashtags.tag',
    least: 180,
    sort: 'name',
    render: ({ tag }) => <span className={styles.tag}>#{tag}</span>,
  },
  {
    source: 'post_count',
    label: 'hashtags.uses',
    width: 110,
    align: 'right',
    sort: 'uses',
    phone: 'end',
    render: ({ post_count }) => <Count value={post_count} />,
  },
  {
    source: 'kol_count',
    label: 'hashtags.kols',
    width: 90,
    align: 'right',
    optional: true,
    render: ({ kol_count }) => <Count value={kol_count} />,
  },
  {
    source: 'category',
    label: 'hashtags.category',
    withLabel: true,
    width: 'clamp(120px, 14cqi + 34px, 180px)',
    render: ({ category }) => category?.name ?? <span className={styles.muted}>–</span>,
  },
  {
    source: 'brands',
    label: 'hashtags.brands',
    withLabel: true,
    width: 'clamp(130px, 16cqi + 38px, 220px)',
    render: ({ brands }) => <Tags words={brands.map(({ name }) => name)} />,
  },
  {
    source: 'last_seen',
    label: 'hashtags.last_seen',
    width: 120,
    optional: true,
    phone: 'hidden',
    render: ({ last_seen }) => <InstantDay value={last_seen} />,
  },
  { source: 'status', label: 'hashtags.status_label', width: 150, render: ({ status }) => <State status={status} /> },
];

function State({ status }: Pick<HashtagSetting, 'status'>) {
  const translate = useTranslate();
  return <Chip tone={statusTones.hashtag[status]} label={translate(`hashtags.status.${status}`)} />;
}
