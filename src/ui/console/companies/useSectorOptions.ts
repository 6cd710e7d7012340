import { useTranslate } from 'react-admin';
import type { SectorRef } from '../../../domain/kols/types';
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
    ...sectors.map((option) => ({ ...option, group: translate('companies.group.sectors') })),
    ...industries.map((option) => ({ ...option, group: translate('companies.group.industries') })),
  ];
}
