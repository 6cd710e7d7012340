import { useTranslate } from 'react-admin';
import type { RepresentedType } from '../../../domain/representatives/schema';
import { LateCode, late } from '../../plain/late';
import type { Tab } from '../record/Tabs';
import { ListBones } from '../state/ListBones';
import { type Company, representativeTab } from './represented';

const RepresentativeTab = late(() =>
  import('./RepresentativeTab').then((module) => ({ default: module.RepresentativeTab })),
);

/** The tab of those who stand for a customer or brand, where the answer names them; none otherwise. */
export function useRepresentativeTab(type: RepresentedType, company: Company): Tab[] {
  const translate = useTranslate();
  if (!company.representatives) return [];
  return [
    {
      key: representativeTab,
      label: translate('representatives.title'),
      count: company.representatives.length,
      content: (
        <LateCode fallback={<ListBones />}>
          <RepresentativeTab type={type} company={company} representatives={company.representatives} />
        </LateCode>
      ),
    },
  ];
}
