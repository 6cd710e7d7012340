import { useListContext, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { BulkRequestAction } from '../../domain/bulk';
import type { PersonRef } from '../../domain/campaigns/types';
import { requestStatuses } from '../../domain/campaigns/values';
import { formatNumber } from '../../domain/format';
import { requestUpdateSchema } from '../../domain/requests/schema';
import { FormDialog } from '../../ui/console/dialog/FormDialog';
import { PickField } from '../../ui/console/form/PickField';
import { RecordForm } from '../../ui/console/form/RecordForm';
import type { FormRules } from '../../ui/console/form/resolver';
import { SelectField } from '../../ui/console/form/SelectField';
import { useLanguage } from '../../ui/plain/language';
import { RequestChanges } from './RequestChanges';
import { nameOf, toInput } from './requestForm';

const rules: Record<BulkRequestAction, FormRules> = {
  status: { schema: requestUpdateSchema.pick(['request_status']), toInput },
  responsible: { schema: requestUpdateSchema.pick(['person_in_charge']), toInput },
};
const empty: Record<BulkRequestAction, FieldValues> = {
  status: { request_status: '' },
  responsible: { person_in_charge: [] },
};

interface UpdateRequestsProps {
  action: BulkRequestAction;
  /** Does the call with what it takes beside ids and action. */
  onSubmit: (input: FieldValues) => Promise<void>;
  onClose: () => void;
}

/** Asks what the chosen requests are given, and says what that changes of each. */
export function UpdateRequests({ action, onSubmit, onClose }: UpdateRequestsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { selectedIds } = useListContext();
  const count = selectedIds.length;
  const words = { count, total: formatNumber(count, language) };
  return (
    <FormDialog title={translate(`requests.bulk.${action}.title`, words)} size="xs" onClose={onClose}>
      <RecordForm
        rules={rules[action]}
        defaultValues={empty[action]}
        submitLabel={translate('requests.bulk.submit', words)}
        onCancel={onClose}
        onSubmit={(values) => onSubmit(toInput(values))}
        onSaved={onClose}
        inDrawer
      >
        {action === 'status' ? <Status /> : <Responsible />}
        <RequestChanges action={action} />
      </RecordForm>
    </FormDialog>
  );
}

function Status() {
  const translate = useTranslate();
  const options = requestStatuses.map((value) => ({ value, label: translate(`common.status.request.${value}`) }));
  return <SelectField source="request_status" label={translate('requests.field.request_status')} options={options} />;
}

function Responsible() {
  const label = useTranslate()('requests.field.person_in_charge');
  return <PickField<PersonRef> source="person_in_charge" label={label} resource="employees" nameOf={nameOf} />;
}
