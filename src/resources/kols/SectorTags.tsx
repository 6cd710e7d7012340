import type { SectorRef } from '../../domain/kols/types';
import { sectorNames, useCategories } from '../../ui/console/kols/useCategories';
import { Tags } from '../../ui/console/record/Tags';

interface SectorTagsProps {
  sectors: readonly SectorRef[];
  /** All of them, on as many lines as they take. */
  wrap?: boolean;
}

/** Sectors by their names in the person's language. */
export function SectorTags({ sectors, wrap = false }: SectorTagsProps) {
  return <Tags words={sectorNames(sectors, useCategories())} wrap={wrap} />;
}
