import { useTranslate } from 'react-admin';
import type { SectorRef } from '../../../domain/kols/types';
import { Tags } from '../record/Tags';
import { useOptions } from '../useOptions';
import type { CompanyKit } from './kit';

const sectorName = ({ name }: SectorRef) => name;
const companySectors = { types: ['customer_brand'] };

/** What a customer or brand may be about; brands have industries as well (spec 1 §5). */
export function useSectorOptions(resource: CompanyKit['resource']) {
  const translate = useTranslate();
  const isBrand = resource === 'brands';
  const sectors = useOptions<SectorRef>('sectors', sectorName, { filter: companySectors });
  const industries = useOptions<SectorRef>('industries', sectorName, { enabled: isBrand });
  if (!isBrand) return sectors;
  return [
    ...sectors.map((option) => ({ ...option, group: translate('brands.group.sectors') })),
    ...industries.map((option) => ({ ...option, group: translate('brands.group.industries') })),
  ];
}

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
