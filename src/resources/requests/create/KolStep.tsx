import { useTranslate } from 'react-admin';
import { NumberField } from '../../../ui/console/form/NumberField';
import { ChooseKols } from '../../../ui/console/kols/ChooseKols';
import { BrandPicker } from './CompanyStep';
import { RequestFacts } from './RequestFacts';

/** Whom the person wants to work with; nobody has to be chosen. */
export function KolStep({ needsBrand }: { needsBrand: boolean }) {
  const translate = useTranslate();
  return (
    <ChooseKols
      source="request_kols"
      label={translate('requests.step.kols')}
      help={translate('requests.kols_help')}
      brandSource="brand_id"
      budgetSource="request_budget"
      against={
        <>
          <BrandPicker optional={!needsBrand} />
          <NumberField source="request_budget" label={translate('requests.field.request_budget')} unit="VNĐ" />
        </>
      }
      summary={<RequestFacts withKols={false} />}
    />
  );
}
