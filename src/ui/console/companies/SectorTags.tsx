import type { SectorRef } from '../../../domain/kols/types';
import { Tags } from '../record/Tags';
import { useSectorOptions } from './useSectorOptions';

interface SectorTagsProps {
  sectors: readonly SectorRef[];
  /** All of them, on as many lines as they take. */
  wrap?: boolean;
}

/** What customers and brands are about, by its names in the person's language as far as those are known by now. */
export function SectorTags({ sectors, wrap = false }: SectorTagsProps) {
  const names = new Map(useSectorOptions('brands').map(({ value, label }) => [value, label]));
  return <Tags words={sectors.map(({ id, name }) => names.get(id) ?? name)} wrap={wrap} />;
}
