import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { BulkRequestAction } from '../../domain/bulk';
import type { RequestListItem } from '../../domain/requests/types';
import { BulkBar } from '../../ui/console/list/BulkBar';
import { useBulk } from '../../ui/console/list/useBulk';
import { LateCode, late } from '../../ui/plain/late';

const UpdateRequests = late(() => import('./UpdateRequests').then((module) => ({ default: module.UpdateRequests })));

export const requestName = ({ request_name }: RequestListItem) => request_name;

/** Gives the chosen requests one status, or one person who is responsible for them (CONTRACT-2 §16 Bulk). */
export function RequestBulk() {
  const translate = useTranslate();
  const fieldName = (property: string) => translate(`requests.field.${property}`);
  const { send, refusals } = useBulk<RequestListItem>({ call: 'requestBulk', nameOf: requestName, fieldName });
  const [action, setAction] = useState<BulkRequestAction | null>(null);
  return (
    <>
      <BulkBar refusals={refusals}>
        <Button variant="outlined" onClick={() => setAction('responsible')}>
          {translate('requests.bulk.responsible.action')}
        </Button>
        <Button variant="outlined" onClick={() => setAction('status')}>
          {translate('requests.bulk.status.action')}
        </Button>
      </BulkBar>
      {action && (
        <LateCode>
          <UpdateRequests
            action={action}
            onSubmit={(input) => send({ ...input, action }, 'requests.bulk.done')}
            onClose={() => setAction(null)}
          />
        </LateCode>
      )}
    </>
  );
}
