import { useGetList } from 'react-admin';
import type { KolCategory, SectorRef } from '../../../domain/kols/types';
import { paging } from '../../../domain/limits';

const everything = {
  pagination: { page: 1, perPage: paging.largestSize },
  sort: { field: 'id', order: 'ASC' as const },
};
const none: readonly KolCategory[] = [];

/** Sectors of KOLs in the person's language, with how many KOLs are in each. */
export function useCategories(): readonly KolCategory[] {
  const { data } = useGetList<KolCategory>('kolCategories', everything, { staleTime: 60_000, retry: false });
  return data ?? none;
}

/** What a KOL's sectors are called in the person's language, as far as that is known by now. */
export function sectorNames(sectors: readonly SectorRef[], categories: readonly KolCategory[]): string[] {
  return sectors.map((sector) => categories.find(({ id }) => id === sector.id)?.name ?? sector.name);
}
