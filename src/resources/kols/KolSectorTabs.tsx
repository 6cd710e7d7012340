import StarIcon from '@mui/icons-material/StarRounded';
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import type { ReactNode } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import type { SectorRef } from '../../domain/kols/types';
import { useCategories } from '../../ui/console/kols/useCategories';
import type { ListParams } from '../../ui/console/list/useListParams';
import styles from './kolList.module.css';

const first = { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'ASC' as const } };

/** All, featured, and the sectors with the most KOLs; beside them the partners alone (spec 1 §2 KOL list). */
export function KolSectorTabs({ params }: { params: ListParams }) {
  const translate = useTranslate();
  const { data: top = [] } = useGetList<SectorRef>('topSectors', first, { staleTime: 300_000, retry: false });
  const categories = useCategories();
  const { outstanding, category_sectors: chosen = [], the_talent_partner: partners } = params.filters;
  const featured = outstanding?.[0] === 'true';
  const sectors = [...top, ...categories.filter(({ id }) => chosen.includes(id) && !top.some((one) => one.id === id))];
  const open = (isFeatured: boolean, sector?: string) =>
    params.change({
      filters: { outstanding: isFeatured ? ['true'] : [], category_sectors: sector ? [sector] : [] },
    });
  const onlyPartners = partners?.[0] === 'true';
  return (
    <div className={styles.tabs}>
      <fieldset className={styles.sectors} aria-label={translate('kolList.tabs')}>
        <Tab chosen={!featured && chosen.length === 0} onClick={() => open(false)}>
          {translate('kolList.all')}
        </Tab>
        <Tab chosen={featured} onClick={() => open(true)}>
          <StarIcon className={styles.star} />
          {translate('kolList.outstanding')}
        </Tab>
        {sectors.map(({ id, name }) => (
          <Tab key={id} chosen={!featured && chosen.includes(id)} onClick={() => open(false, id)}>
            {name}
          </Tab>
        ))}
      </fieldset>
      <button
        type="button"
        className={styles.partners}
        aria-pressed={onlyPartners}
        onClick={() => params.setFilter('the_talent_partner', onlyPartners ? [] : ['true'])}
      >
        <VerifiedIcon sx={{ fontSize: 16 }} />
        {translate('kols.partner')}
      </button>
    </div>
  );
}

interface TabProps {
  chosen: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Tab({ chosen, onClick, children }: TabProps) {
  return (
    <button type="button" className={styles.tab} aria-pressed={chosen} onClick={onClick}>
      {children}
    </button>
  );
}
