import type { CompanyStanding } from '../../../domain/companies/types';
import type { RecordStatus } from '../../../domain/companies/values';
import type { RepresentedType } from '../../../domain/representatives/schema';
import { pathTo, type RouteName } from '../../../domain/routes';

/** A customer or brand as far as the pages of those who stand for it need it. */
export interface Company extends Pick<CompanyStanding, 'representatives' | 'representative_total'> {
  id: string;
  name: string;
  status: RecordStatus;
}

/** Which customer or brand somebody stands for, as the calls name it. */
export interface Represented {
  type: RepresentedType;
  objectId: string;
}

/** What is called otherwise for customers than for brands. */
export const placesOf = {
  customer: {
    resource: 'customers',
    view: 'customerView',
    create: 'customerRepresentativeCreate',
    edit: 'customerRepresentativeEdit',
  },
  brand: {
    resource: 'brands',
    view: 'brandView',
    create: 'brandRepresentativeCreate',
    edit: 'brandRepresentativeEdit',
  },
} as const satisfies Record<RepresentedType, { resource: string; view: RouteName; create: RouteName; edit: RouteName }>;

/** The tab in the address of a customer or brand. */
export const representativeTab = 'representative';

/** Where the representatives of a customer or brand are listed. */
export function pathToRepresentatives({ type, objectId }: Represented): string {
  return `${pathTo(placesOf[type].view, { id: objectId })}?tab=${representativeTab}`;
}
