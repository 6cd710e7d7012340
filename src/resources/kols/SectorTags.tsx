import type { SectorRef } from '../../domain/kols/types';
import { Tags } from '../../ui/console/record/Tags';
import { sectorNames, useCategories } from './useCategories';

interface SectorTagsProps {
  sectors: readonly SectorRef[];
  /** All of them, on as many lines as they take. */
  wrap?: boolean;
}

/** Sectors by their names in the person's language. */
export function SectorTags({ sectors, wrap = false }: SectorTagsProps) {
  return <Tags words={sectorNames(sectors, useCategories())} wrap={wrap} />;
}
