import Button from '@mui/material/Button';
import { useState } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import type { EndpointName } from '../../../domain/endpoints';
import { formatNumber } from '../../../domain/format';
import { useLanguage } from '../../plain/language';
import { AskFirst, Question } from '../AskFirst';
import { BulkBar } from '../list/BulkBar';
import { useBulk } from '../list/useBulk';
import type { ReasonType } from '../reason/ReasonForm';
import { RejectDialog } from './RejectDialog';

export interface BulkDecisionProps<T> {
  /** The call that decides on many. */
  call: EndpointName;
  reasonType: ReasonType;
  nameOf: (record: T) => string;
  /** What a field that lacks something is called. */
  fieldName: (property: string) => string;
}

/** What is asked of one row. */
export interface Asked<T> {
  action: 'approve' | 'reject';
  record: T;
}

interface AskedProps<T> extends BulkDecisionProps<T> {
  asked: Asked<T> | null;
  /** Where one record is decided on by itself, with all that can be filled in. */
  pathOf: (id: string) => string;
  onAnswered: () => void;
}

/** Approves or rejects one row, or what is chosen of the list as one decision; what was refused stays chosen and is told. */
export function BulkDecision<T extends RaRecord>(props: AskedProps<T>) {
  const { call, reasonType, nameOf, fieldName, pathOf, asked, onAnswered } = props;
  const translate = useTranslate();
  const language = useLanguage();
  const { selectedIds } = useListContext<T>();
  const { send, refusals } = useBulk<T>({ call, nameOf, fieldName, pathOf });
  const [rejecting, setRejecting] = useState(false);
  const count = selectedIds.length;
  const words = { count, total: formatNumber(count, language) };
  const name = asked ? nameOf(asked.record) : '';
  const approve = (ids = selectedIds) => send({ action: 'approve' }, 'approval.bulk.done.approve', ids);
  const reject = (reason: string, ids = selectedIds) =>
    send({ action: 'reject', reason }, 'approval.bulk.done.reject', ids);
  return (
    <>
      <BulkBar refusals={refusals}>
        <AskFirst
          title={translate('approval.bulk.ask', words)}
          content={translate('approval.bulk.ask_help')}
          confirm={translate('approval.bulk.approve', words)}
          act={() => approve()}
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
      {rejecting && (
        <RejectDialog
          title={translate('approval.bulk.reject', words)}
          reasonType={reasonType}
          onReject={(reason) => reject(reason)}
          onClose={() => setRejecting(false)}
        />
      )}
      {asked?.action === 'approve' && (
        <Question
          open
          title={translate('approval.ask', { name })}
          content={translate('approval.ask_help')}
          confirm={translate('approval.approve')}
          act={() => approve([asked.record.id])}
          onClose={onAnswered}
        />
      )}
      {asked?.action === 'reject' && (
        <RejectDialog
          title={translate('approval.reject_name', { name })}
          reasonType={reasonType}
          onReject={(reason) => reject(reason, [asked.record.id])}
          onClose={onAnswered}
        />
      )}
    </>
  );
}
