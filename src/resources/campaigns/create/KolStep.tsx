import { useTranslate } from 'react-admin';
import { ChooseKols } from '../../../ui/console/kols/ChooseKols';
import { useParts } from './useParts';

/** Whom the campaign is made with, in an order (spec 1 §5 Wizard gates). */
export function KolStep() {
  const translate = useTranslate();
  const { sows } = useParts();
  return (
    <ChooseKols
      label={translate('campaignForm.step.kols')}
      help={translate('campaignForm.kols.help')}
      sowsOf={(kolId) => sows.filter((sow) => sow.kol_id === kolId).length}
    />
  );
}
