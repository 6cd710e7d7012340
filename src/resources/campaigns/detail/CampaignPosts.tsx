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
import { rowsOrCards, useRememberedView } from '../../../ui/console/list/useRememberedView';
import { ViewToggle } from '../../../ui/console/list/ViewToggle';
import { postView } from '../../../ui/console/posts/postView';
import { useLook } from '../../../ui/console/posts/useLook';
import { ColumnChooser } from '../../../ui/console/views/ColumnChooser';
import { useChosenColumns } from '../../../ui/console/views/chosenColumns';
import { LateCode, late } from '../../../ui/plain/late';
import { usePartRights } from '../parts/usePartRights';
import { PostOrder } from './PostOrder';
import { PostSumLine } from './PostSumLine';
import { postFilterNames, usePostFilters } from './postFilters';
import { postTableColumns } from './postTableColumns';
import { tableSize } from './tableSize';

const PostGallery = late(() => import('./PostGallery').then((module) => ({ default: module.PostGallery })));
const LookedAt = late(() => import('./LookedAt').then((module) => ({ default: module.LookedAt })));

interface CampaignPostsProps {
  campaign: CampaignView;
  onOpen: (post: CampaignPost) => void;
  actions: ReactNode;
}

const listName = 'campaign-posts';
const newestFirst = { field: 'post_time', order: 'DESC' } as const;
const isFigure = (field: string) => (postMetrics as readonly string[]).includes(field);
/** Cards at a time: whole rows of two, three, four and six. */
const gallerySizes = [24, 60, 120, 200].map((value) => ({ value, label: String(value) }));

/** The campaign's posts as a gallery or a table, found and added up by the server: there may be thousands. */
export function CampaignPosts({ campaign, onOpen, actions }: CampaignPostsProps) {
  const translate = useTranslate();
  const [view, setView] = useRememberedView(postView);
  const isGallery = view === 'grid';
  const params = useListParams(postFilterNames, isGallery ? gallerySizes[0]?.value : tableSize);
  const look = useLook();
  const reduced = useReducedView();
  const filters = usePostFilters(campaign.sows, !reduced);
  const { field } = params.sort ?? newestFirst;
  const { change } = usePartRights(campaign);
  const columns = useMemo(
    () => postTableColumns({ isStaff: !reduced, change, onLook: look.open }, translate),
    [reduced, change, look.open, translate],
  );
  const shown = useChosenColumns(listName, columns);
  const empty = <NothingHere params={params} title={translate('campaigns.post.empty')} />;
  const choose = (chosen: typeof view) => {
    // A page of the other view begins elsewhere and has another size.
    if (params.page > 1 || params.pageSize !== params.usualSize) params.change({ pageSize: params.usualSize });
    setView(chosen);
  };
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
            {isGallery ? <PostOrder /> : <ColumnChooser list={listName} columns={columns} />}
            <ViewToggle views={rowsOrCards} view={view} onChange={choose} />
            {actions}
          </>
        }
      />
      <FilterBar
        filters={filters}
        params={params}
        start={<SearchInput params={params} label="campaignDetail.post.search" />}
        end={<Pager {...(isGallery && { sizes: gallerySizes, label: 'campaigns.tab.posts' })} />}
      />
      {isGallery ? (
        <LateCode>
          <PostGallery onLook={look.open} empty={empty} />
        </LateCode>
      ) : (
        <ListTable<CampaignPost> columns={shown} label="campaigns.tab.posts" onRowClick={onOpen} empty={empty} />
      )}
      <LateCode>{look.id && <LookedAt look={look} onOpen={onOpen} mayChange={change} />}</LateCode>
    </ListFrame>
  );
}
