import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useMemo, useRef } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { PersonRef } from '../../domain/campaigns/types';
import { type RequestStatus, requestStatuses } from '../../domain/campaigns/values';
import { requestUpdateSchema } from '../../domain/requests/schema';
import type { RequestDetail } from '../../domain/requests/types';
import { request as send } from '../../providers/http';
import { mayLeave } from '../../providers/unsaved';
import type { EditConflict } from '../../ui/console/conflict/editConflict';
import { PickField } from '../../ui/console/form/PickField';
import { RecordForm } from '../../ui/console/form/RecordForm';
import type { FormRules } from '../../ui/console/form/resolver';
import { SelectField } from '../../ui/console/form/SelectField';
import type { Picked } from '../../ui/console/form/useFound';
import { StatusChip } from '../../ui/console/record/StatusChip';

interface UpdateForm {
  request_status: RequestStatus;
  /** At most one. */
  person_in_charge: Picked[];
}

const nameOf = ({ fullname }: PersonRef) => fullname;

function toInput(values: FieldValues): FieldValues {
  const { request_status, person_in_charge } = values as UpdateForm;
  const [person] = person_in_charge;
  return { ...(request_status && { request_status }), ...(person && { person_in_charge: { id: person.id } }) };
}

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
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider();
  const titleId = useId();
  const version = useRef(request.version);
  const read = useRef(request.version);
  const { id } = request;
  const start = useMemo(() => toForm(request), [request]);
  const field = (name: string) => translate(`requests.field.${name}`);
  const statuses = requestStatuses.map((value) => ({ value, label: translate(`common.status.request.${value}`) }));
  const conflict: EditConflict = {
    load: async () => {
      const { data } = await dataProvider.getOne<RequestDetail>('requests', { id });
      read.current = data.version;
      return toForm(data);
    },
    accept: () => {
      version.current = read.current;
    },
    labelOf: field,
    show: (name, value) =>
      name === 'request_status' ? (
        <StatusChip kind="request" status={value as RequestStatus} />
      ) : (
        ((value as Picked[])[0]?.name ?? '–')
      ),
  };
  const close = async () => {
    if (await mayLeave()) onClose();
  };
  return (
    <Dialog open onClose={() => void close()} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{translate('requests.update.title')}</DialogTitle>
      <DialogContent sx={{ pb: 0 }}>
        <RecordForm
          rules={rules}
          defaultValues={start}
          submitLabel={translate('ra.action.save')}
          conflict={conflict}
          onCancel={onClose}
          onSubmit={(values) =>
            send('requestUpdate', { params: { id }, body: { ...toInput(values), version: version.current } })
          }
          onSaved={() => {
            notify(translate('requests.update.done'), { type: 'success' });
            onClose();
            refresh();
          }}
          inDrawer
        >
          <SelectField source="request_status" label={field('request_status')} options={statuses} />
          <PickField<PersonRef>
            source="person_in_charge"
            label={field('person_in_charge')}
            resource="employees"
            nameOf={nameOf}
          />
        </RecordForm>
      </DialogContent>
    </Dialog>
  );
}
