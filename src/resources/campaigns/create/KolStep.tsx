import { useTranslate } from 'react-admin';
import { NumberField } from '../../../ui/console/form/NumberField';
import { ChooseKols } from '../../../ui/console/kols/ChooseKols';
import { BrandPicker } from '../form/BrandInput';
import { useFieldLabels } from '../form/useCampaignWords';
import { Summary } from './Summary';
import { useParts } from './useParts';

/** Whom the campaign is made with, in an order (spec 1 §5 Wizard gates). */
export function KolStep() {
  const translate = useTranslate();
  const labelOf = useFieldLabels();
  const { sows } = useParts();
  return (
    <ChooseKols
      label={translate('campaignForm.step.kols')}
      help={translate('campaignForm.kols.help')}
      brandSource="brand_id"
      budgetSource="budget"
      against={
        <>
          <BrandPicker />
          <NumberField source="budget" label={labelOf('budget')} unit="VNĐ" />
        </>
      }
      summary={<Summary withKols={false} />}
      sowsOf={(kolId) => sows.filter((sow) => sow.kol_id === kolId).length}
    />
  );
}
