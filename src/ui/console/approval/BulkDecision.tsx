import Button from '@mui/material/Button';
import { useState } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import type { EndpointName } from '../../../domain/endpoints';
import { formatNumber } from '../../../domain/format';
import { useLanguage } from '../../plain/language';
import { AskFirst } from '../AskFirst';
import { FormDialog } from '../dialog/FormDialog';
import { BulkBar } from '../list/BulkBar';
import { useBulk } from '../list/useBulk';
import { AskReason } from '../reason/AskReason';
import type { ReasonType } from '../reason/ReasonForm';

export interface BulkDecisionProps<T> {
  /** The call that decides on many. */
  call: EndpointName;
  reasonType: ReasonType;
  nameOf: (record: T) => string;
}

/** Approves or rejects what is chosen of a list of what waits, as one decision; what was refused stays chosen and is told. */
export function BulkDecision<T extends RaRecord>({ call, reasonType, nameOf }: BulkDecisionProps<T>) {
  const translate = useTranslate();
  const language = useLanguage();
  const { selectedIds } = useListContext<T>();
  const { send, refusals } = useBulk<T>({ call, nameOf });
  const [rejecting, setRejecting] = useState(false);
  const count = selectedIds.length;
  const words = { count, total: formatNumber(count, language) };
  return (
    <>
      <BulkBar refusals={refusals}>
        <AskFirst
          title={translate('approval.bulk.ask', words)}
          content={translate('approval.bulk.ask_help')}
          confirm={translate('approval.bulk.approve', words)}
          act={() => send({ action: 'approve' }, 'approval.bulk.done.approve')}
        >
          {(ask) => (
            <Button variant="contained" onClick={ask}>
              {translate('approval.bulk.approve', words)}
            </Button>
          )}
        </AskFirst>
        <Button variant="outlined" color="error" onClick={() => setRejecting(true)}>
          {translate('approval.bulk.reject', words)}
        </Button>
      </BulkBar>
      <FormDialog open={rejecting} title={translate('approval.bulk.reject', words)} onClose={() => setRejecting(false)}>
        <AskReason
          type={reasonType}
          label={translate('approval.reject_reason')}
          submitLabel={translate('approval.confirm')}
          lead={translate('approval.reject_help')}
          onCancel={() => setRejecting(false)}
          onSubmit={(reason) => send({ action: 'reject', reason }, 'approval.bulk.done.reject')}
          onDone={() => setRejecting(false)}
          inDialog
        />
      </FormDialog>
    </>
  );
}
