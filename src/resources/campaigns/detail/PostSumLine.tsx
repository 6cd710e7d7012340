import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { PostSums } from '../../../domain/campaigns/postListSchema';
import { postMetrics } from '../../../domain/networks';
import { Coverage } from '../../../ui/console/record/Coverage';
import { Compact, Count } from '../../../ui/plain/Figure';
import { Sum, Sums } from './Sums';

/** What all posts found come to, each figure with how many of them have it. */
export function PostSumLine({ actions }: { actions: ReactNode }) {
  const translate = useTranslate();
  const { meta } = useListContext();
  const sums: PostSums | undefined = meta?.sums;
  return (
    <Sums label={translate('campaignDetail.sum.title')} actions={actions}>
      <Sum label={translate('campaigns.tab.posts')}>
        <Count value={sums?.of} />
      </Sum>
      {postMetrics.map((metric) => (
        <Sum key={metric} label={translate(`campaigns.post.${metric}`)}>
          <Compact value={sums?.[metric].sum} />
          <Coverage coverage={sums && { known: sums[metric].known, of: sums.of }} />
        </Sum>
      ))}
    </Sums>
  );
}
