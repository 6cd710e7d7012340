import { useNotify, useTranslate } from 'react-admin';
import type { PersonRef } from '../../domain/campaigns/types';
import { requestStatuses } from '../../domain/campaigns/values';
import { requestUpdateSchema } from '../../domain/requests/schema';
import type { RequestDetail } from '../../domain/requests/types';
import { FormDialog } from '../../ui/console/dialog/FormDialog';
import { RecordEdit } from '../../ui/console/edit/RecordEdit';
import { useEdited } from '../../ui/console/edit/useEdited';
import { PickField } from '../../ui/console/form/PickField';
import { RecordForm } from '../../ui/console/form/RecordForm';
import type { FormRules } from '../../ui/console/form/resolver';
import { SelectField } from '../../ui/console/form/SelectField';
import { AskerTold } from './AskerTold';
import { nameOf, toInput, type UpdateForm } from './requestForm';

const rules: FormRules = { schema: requestUpdateSchema, toInput };

function toForm({ request_status, person_in_charge }: RequestDetail): UpdateForm {
  const chosen = person_in_charge ? [{ id: person_in_charge.id, name: person_in_charge.fullname }] : [];
  return { request_status, person_in_charge: chosen };
}

interface UpdateRequestProps {
  request: RequestDetail;
  onClose: () => void;
}

/** Answers a request: how it stands, and who is responsible; both have to be said (spec 1 §5 Request). */
export function UpdateRequest({ request, onClose }: UpdateRequestProps) {
  const translate = useTranslate();
  return (
    <FormDialog title={translate('requests.update.title')} size="xs" onClose={onClose}>
      <RecordEdit<RequestDetail> resource="requests" id={request.id}>
        {(record) => <UpdateFields request={record} onClose={onClose} />}
      </RecordEdit>
    </FormDialog>
  );
}

function UpdateFields({ request, onClose }: UpdateRequestProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const edited = useEdited(request, { toForm, changed: toInput });
  const label = (field: string) => translate(`requests.field.${field}`);
  const statuses = requestStatuses.map((value) => ({ value, label: translate(`common.status.request.${value}`) }));
  return (
    <RecordForm
      rules={rules}
      {...edited.form}
      submitLabel={translate('ra.action.save')}
      onCancel={onClose}
      onSaved={() => {
        notify(translate('requests.update.done'), { type: 'success' });
        onClose();
      }}
      inDrawer
    >
      <SelectField source="request_status" label={label('request_status')} options={statuses} />
      <PickField<PersonRef>
        source="person_in_charge"
        label={label('person_in_charge')}
        resource="employees"
        nameOf={nameOf}
      />
      <AskerTold request={request} />
    </RecordForm>
  );
}
