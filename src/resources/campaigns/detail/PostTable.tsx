import { type ReactNode, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { CampaignPost, CampaignView } from '../../../domain/campaigns/types';
import { postMetrics } from '../../../domain/networks';
import { useReducedView } from '../../../ui/console/access/useAccess';
import { FilterBar } from '../../../ui/console/list/FilterBar';
import { ListFrame } from '../../../ui/console/list/ListFrame';
import { ListTable } from '../../../ui/console/list/ListTable';
import { NothingHere } from '../../../ui/console/list/NothingHere';
import { Pager } from '../../../ui/console/list/Pager';
import { SearchInput } from '../../../ui/console/list/SearchInput';
import { useListParams } from '../../../ui/console/list/useListParams';
import { ColumnChooser } from '../../../ui/console/views/ColumnChooser';
import { useChosenColumns } from '../../../ui/console/views/chosenColumns';
import { usePartRights } from '../parts/usePartRights';
import { PostSumLine } from './PostSumLine';
import { postFilterNames, usePostFilters } from './postFilters';
import { postTableColumns } from './postTableColumns';
import { tableSize } from './tableSize';

interface PostTableProps {
  campaign: CampaignView;
  /** Absent where posts are not opened. */
  onOpen?: (post: CampaignPost) => void;
  actions: ReactNode;
}

const listName = 'campaign-posts';
const newestFirst = { field: 'post_time', order: 'DESC' } as const;
const isFigure = (field: string) => (postMetrics as readonly string[]).includes(field);

/** The campaign's posts, found and added up by the server: there may be thousands. */
export function PostTable({ campaign, onOpen, actions }: PostTableProps) {
  const translate = useTranslate();
  const params = useListParams(postFilterNames, tableSize);
  const reduced = useReducedView();
  const filters = usePostFilters(campaign.sows, !reduced);
  const { field } = params.sort ?? newestFirst;
  const { change } = usePartRights(campaign);
  const columns = useMemo(
    () => postTableColumns({ isStaff: !reduced, change }, translate),
    [reduced, change, translate],
  );
  const shown = useChosenColumns(listName, columns);
  return (
    <ListFrame
      resource="campaignPosts"
      params={params}
      filter={{ id: campaign.id, ...(isFigure(field) && { by: field }) }}
      sort={newestFirst}
      embedded
    >
      <PostSumLine
        actions={
          <>
            <ColumnChooser list={listName} columns={columns} />
            {actions}
          </>
        }
      />
      <FilterBar
        filters={filters}
        params={params}
        start={<SearchInput params={params} label="campaignDetail.post.search" />}
        end={<Pager />}
      />
      <ListTable<CampaignPost>
        columns={shown}
        label="campaigns.tab.posts"
        {...(onOpen && { onRowClick: onOpen })}
        empty={<NothingHere params={params} title={translate('campaigns.post.empty')} />}
      />
    </ListFrame>
  );
}
