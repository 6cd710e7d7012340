import type { OtherSectors, SectorCount } from '../../../domain/analytics/types';
import type { SectorRef } from '../../../domain/kols/types';
import { noSector } from '../../../domain/noSector';
import type { ListLink } from './listLinks';
import type { Slice } from './slices';

/** Shades of the one accent: labels say what each is. */
const shades = [100, 82, 66, 50, 36].map((share) => `color-mix(in srgb, var(--accent) ${share}%, var(--paper))`);
const othersFill = 'color-mix(in srgb, var(--muted) 55%, var(--paper))';
const noneFill = 'color-mix(in srgb, var(--muted) 30%, var(--paper))';

interface Counted {
  /** The largest first. */
  sectors: readonly SectorCount[];
  others: OtherSectors;
  /** How many have none. */
  none: number;
}

interface SliceWords {
  nameOf: (sector: SectorRef) => string;
  others: string;
  none: string;
}

/** The largest sectors, the others together, and those without one. */
export function sectorSlices(
  { sectors, others, none }: Counted,
  linkOf: (sectors: readonly string[]) => ListLink,
  words: SliceWords,
): Slice[] {
  const named = sectors
    .flatMap(({ sector, count }) => (sector ? [{ sector, count }] : []))
    .slice(0, shades.length)
    .map(({ sector, count }, index) => ({
      key: sector.id,
      label: words.nameOf(sector),
      count,
      fill: shades[index] ?? othersFill,
      link: linkOf([sector.id]),
    }));
  const rest = [
    {
      key: 'others',
      label: words.others,
      count: others.count,
      fill: othersFill,
      link: linkOf(others.sectors.map(({ id }) => id)),
    },
    { key: 'none', label: words.none, count: none, fill: noneFill, link: linkOf([noSector]) },
  ];
  return [...named, ...rest].filter(({ count }) => count > 0);
}
