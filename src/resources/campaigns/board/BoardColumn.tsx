import FoldIcon from '@mui/icons-material/UnfoldLess';
import Button from '@mui/material/Button';
import { useInfiniteGetList, useListContext, useTranslate } from 'react-admin';
import type { CampaignListItem } from '../../../domain/campaigns/types';
import { formatNumber } from '../../../domain/format';
import { paging } from '../../../domain/limits';
import { StatusChip } from '../../../ui/console/record/StatusChip';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { IconButton } from '../../../ui/plain/IconButton';
import { useLanguage } from '../../../ui/plain/language';
import { BoardCard, type CardProps } from './BoardCard';
import styles from './board.module.css';
import { type DropTargetProps, dropHandlers } from './dropTarget';

interface BoardColumnProps extends DropTargetProps {
  filter: Record<string, unknown>;
  card: Omit<CardProps, 'campaign'>;
  /** Of a column that folds. */
  onFold?: (() => void) | undefined;
}

const bones = Array.from({ length: 4 }, (_, index) => `bone-${index}`);

/** The campaigns of one status, page by page in the list's order. */
export function BoardColumn({ status, refusal, isTarget, onDrop, filter, card, onFold }: BoardColumnProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { sort } = useListContext();
  const { data, error, total, isPending, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteGetList<CampaignListItem>(
      'campaigns',
      { pagination: { page: 1, perPage: paging.size }, sort, filter },
      { placeholderData: (previous) => previous, retry: false },
    );
  const campaigns = data?.pages.flatMap((page) => page.data) ?? [];
  const left = (total ?? 0) - campaigns.length;
  return (
    <section
      className={`${styles.column} ${isTarget ? styles.target : ''} ${refusal ? styles.refused : ''}`}
      aria-label={translate(`common.status.campaign.${status}`)}
      aria-busy={isFetching}
      {...dropHandlers({ isTarget, onDrop })}
    >
      <header className={styles.head}>
        <StatusChip kind="campaign" status={status} />
        {total !== undefined && <span className={styles.count}>{formatNumber(total, language)}</span>}
        {onFold && (
          <span className={styles.fold}>
            <IconButton
              label={translate('campaignList.board.fold', { status: translate(`common.status.campaign.${status}`) })}
              aria-expanded
              onClick={onFold}
            >
              <FoldIcon />
            </IconButton>
          </span>
        )}
      </header>
      {refusal && <p className={styles.why}>{refusal}</p>}
      {error && !data && <ErrorState error={error} onRetry={() => refetch()} />}
      <ul className={styles.cards}>
        {isPending && bones.map((bone) => <li key={bone} aria-hidden="true" className={styles.bone} />)}
        {campaigns.map((campaign) => (
          <li key={campaign.id}>
            <BoardCard campaign={campaign} {...card} />
          </li>
        ))}
      </ul>
      {!isPending && !error && campaigns.length === 0 && (
        <p className={styles.none}>{translate('campaignList.board.none')}</p>
      )}
      {hasNextPage && (
        <Button fullWidth disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {translate('campaignList.board.more', { total: formatNumber(left, language) })}
        </Button>
      )}
    </section>
  );
}
