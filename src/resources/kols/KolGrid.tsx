import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { KolListItem } from '../../domain/kols/types';
import { CardGrid } from '../../ui/console/grid/CardGrid';
import { useCategories } from '../../ui/console/kols/useCategories';
import { useJobs } from '../../ui/console/kols/useJobs';
import { KolCard } from './KolCard';

interface KolGridProps {
  perRow: number;
  hasCart: boolean;
  rowHref: ((kol: KolListItem) => string) | null;
  empty: ReactNode;
}

/** The KOLs of the page as cards. */
export function KolGrid({ perRow, hasCart, rowHref, empty }: KolGridProps) {
  const navigate = useNavigate();
  const jobs = useJobs();
  const categories = useCategories();
  return (
    <CardGrid<KolListItem>
      perRow={perRow}
      label="page.kols"
      card={(kol) => (
        <KolCard kol={kol} jobs={jobs} categories={categories} hasCart={hasCart} href={rowHref?.(kol) ?? null} />
      )}
      {...(rowHref && { onOpen: (kol: KolListItem) => navigate(rowHref(kol)) })}
      empty={empty}
    />
  );
}
