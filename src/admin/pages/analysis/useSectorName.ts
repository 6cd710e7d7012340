import type { SectorRef } from '../../../domain/kols/types';
import { useSectorOptions } from '../../../ui/console/companies/sectors';
import { useOptions } from '../../../ui/console/useOptions';

const nameOf = ({ name }: SectorRef) => name;
const ofKols = { types: ['kol'] };

/** What a sector is called in the person's language, as far as that is known by now. */
export function useSectorName(): (sector: SectorRef) => string {
  const options = [...useSectorOptions('brands'), ...useOptions<SectorRef>('sectors', nameOf, { filter: ofKols })];
  const names = new Map(options.map(({ value, label }) => [value, label]));
  return ({ id, name }) => names.get(id) ?? name;
}
