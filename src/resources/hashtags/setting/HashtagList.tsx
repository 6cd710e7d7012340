import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { can } from '../../../domain/access';
import { type HashtagCategory, type HashtagSetting, hashtagStatuses } from '../../../domain/hashtags/types';
import { withWords } from '../../../providers/pageWords';
import { useAccess } from '../../../ui/console/access/useAccess';
import { useRead } from '../../../ui/console/data/useRead';
import { Keys } from '../../../ui/console/keys/Keys';
import { isPressed } from '../../../ui/console/keys/pressed';
import { BulkBar } from '../../../ui/console/list/BulkBar';
import { FilterBar } from '../../../ui/console/list/FilterBar';
import { ListFrame } from '../../../ui/console/list/ListFrame';
import { ListHeader } from '../../../ui/console/list/ListHeader';
import { ListTable } from '../../../ui/console/list/ListTable';
import { NothingHere } from '../../../ui/console/list/NothingHere';
import { Pager } from '../../../ui/console/list/Pager';
import { SearchInput } from '../../../ui/console/list/SearchInput';
import { type ListParams, useListParams } from '../../../ui/console/list/useListParams';
import { useLongOptions } from '../../../ui/console/useOptions';
import { LateCode, late } from '../../../ui/plain/late';
import { hashtagColumns } from './hashtagColumns';

const CategoriesDrawer = late(() =>
  import('./CategoriesDrawer').then((module) => ({ default: module.CategoriesDrawer })),
);
const ClassifyMany = late(() => import('./ClassifyMany').then((module) => ({ default: module.ClassifyMany })));
const HashtagDrawer = late(() =>
  withWords(['posts'], import('./HashtagDrawer')).then((module) => ({ default: module.HashtagDrawer })),
);

const filterNames = ['status', 'brand_id', 'category'] as const;
const nameOf = ({ name }: { id: string; name: string }) => name;

/** Without an order of one's own those to be classified come first, the most used on top: the API's own order. */
const workFirst = { field: 'id', order: 'DESC' } as const;

/** Hashtags and what they are: one or many at once are given a category and brands (spec 1 §2 /settings/hashtag). */
export function HashtagList() {
  const translate = useTranslate();
  const params = useListParams(filterNames);
  const access = useAccess();
  const [parameters, setParameters] = useSearchParams();
  const open = (name: string, value: string | null) =>
    setParameters((previous) => {
      const next = new URLSearchParams(previous);
      for (const one of ['tag', 'do']) next.delete(one);
      if (value) next.set(name, value);
      return next;
    });
  const mayWrite = can(access, 'hashtags_management', 'u_setting');
  const [tag, task] = [parameters.get('tag'), parameters.get('do')];
  return (
    <ListFrame resource="hashtags" params={params} searchSource="search" sort={workFirst}>
      <ListHeader
        title={translate('page.hashtag_settings')}
        description={mayWrite ? translate('hashtags.keys') : translate('hashtags.help')}
        actions={
          can(access, 'hashtags_management', 'r_category') && (
            <Button variant="outlined" onClick={() => open('do', 'categories')}>
              {translate('hashtags.categories.title')}
            </Button>
          )
        }
      />
      <Filters params={params} />
      <ListTable<HashtagSetting>
        columns={hashtagColumns}
        label="page.hashtag_settings"
        onRowClick={({ id }) => open('tag', id)}
        {...(mayWrite && { selectName: ({ tag: name }: HashtagSetting) => `#${name}` })}
        empty={<NothingHere params={params} title={translate('hashtags.empty')} />}
      />
      {mayWrite && (
        <Bulk isOpen={task === 'classify'} onOpen={() => open('do', 'classify')} onClose={() => open('do', null)} />
      )}
      <LateCode>
        {task === 'categories' && <CategoriesDrawer onClose={() => open('do', null)} />}
        {tag && <HashtagDrawer key={tag} id={tag} onClose={() => open('tag', null)} />}
      </LateCode>
    </ListFrame>
  );
}

const elsewhere = 'input, textarea, select, [contenteditable], [role="dialog"]';

/** What is chosen is classified together, by the bar below or by c. */
function Bulk({ isOpen, onOpen, onClose }: { isOpen: boolean; onOpen: () => void; onClose: () => void }) {
  const translate = useTranslate();
  const { selectedIds } = useListContext();
  const isSome = selectedIds.length > 0;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isPressed(event, 'classify') || !isSome) return;
      if ((event.target as HTMLElement).closest(elsewhere)) return;
      event.preventDefault();
      onOpen();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isSome, onOpen]);
  return (
    <>
      <BulkBar>
        <Button variant="contained" onClick={onOpen}>
          {translate('hashtags.classify.action')} <Keys name="classify" />
        </Button>
      </BulkBar>
      <LateCode>{isOpen && isSome && <ClassifyMany onClose={onClose} />}</LateCode>
    </>
  );
}

function Filters({ params }: { params: ListParams }) {
  const translate = useTranslate();
  const access = useAccess();
  const mayReadBrands = can(access, 'brand_management', 'r');
  const mayReadCategories = can(access, 'hashtags_management', 'r_category');
  const brands = useLongOptions<{ id: string; name: string }>('brands', nameOf, {
    chosen: params.filters.brand_id ?? [],
    enabled: mayReadBrands,
  });
  const { data: categories = [] } = useRead<HashtagCategory[]>('hashtagCategories', {}, { enabled: mayReadCategories });
  const categoryOptions = categories.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FilterBar
      params={params}
      start={<SearchInput params={params} label="hashtags.find" />}
      filters={[
        {
          source: 'status',
          label: 'hashtags.status_label',
          kind: 'one',
          options: hashtagStatuses.map((value) => ({ value, label: translate(`hashtags.status.${value}`) })),
        },
        ...(mayReadCategories
          ? [{ source: 'category', label: 'hashtags.category', kind: 'one' as const, options: categoryOptions }]
          : []),
        ...(mayReadBrands ? [{ source: 'brand_id', label: 'hashtags.brand', kind: 'one' as const, ...brands }] : []),
      ]}
      end={<Pager />}
    />
  );
}
