import { useTranslate } from 'react-admin';
import { uploadLimits } from '../../../domain/limits';
import { DocumentsField } from '../../../ui/console/form/DocumentsField';
import { FormGrid } from '../../../ui/console/form/FormGrid';
import { NumberField } from '../../../ui/console/form/NumberField';
import { TextField } from '../../../ui/console/form/TextField';

/** What the campaign is about, when it runs and what it may cost (spec 1 §5 Request). */
export function CampaignStep() {
  const translate = useTranslate();
  const label = (field: string) => translate(`requests.field.${field}`);
  return (
    <FormGrid title={translate('requests.section.campaign')} description={translate('requests.section.campaign_help')}>
      <TextField source="request_name" label={label('request_name')} />
      <TextField source="request_start_date" label={label('request_start_date')} type="date" half />
      <TextField source="request_end_date" label={label('request_end_date')} type="date" half />
      <NumberField source="request_budget" label={label('request_budget')} unit="VNĐ" half />
      <TextField source="request_description" label={label('request_description')} rows={6} />
      <DocumentsField source="request_files" label={label('request_files')} most={uploadLimits.requestFiles} optional />
    </FormGrid>
  );
}
