import { useTranslate } from 'react-admin';
import type { RepresentedType } from '../../../domain/representatives/schema';
import type { Tab } from '../record/Tabs';
import { RepresentativeTab } from './RepresentativeTab';
import { type Company, representativeTab } from './represented';

/** The tab of those who stand for a customer or brand, where the answer names them; none otherwise. */
export function useRepresentativeTab(type: RepresentedType, company: Company): Tab[] {
  const translate = useTranslate();
  if (!company.representatives) return [];
  return [
    {
      key: representativeTab,
      label: translate('representatives.title'),
      count: company.representatives.length,
      content: <RepresentativeTab type={type} company={company} representatives={company.representatives} />,
    },
  ];
}
