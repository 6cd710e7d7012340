import Button from '@mui/material/Button';
import { useState } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import type { EndpointName } from '../../../domain/endpoints';
import { formatNumber } from '../../../domain/format';
import { useLanguage } from '../../plain/language';
import { AskFirst, Question } from '../AskFirst';
import { BulkBar } from '../list/BulkBar';
import { useBulk } from '../list/useBulk';
import { useChosen } from '../list/useChosen';
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

/** A record that waits, in the version that is looked at. */
export type Waiting = RaRecord<string> & { version: number };

interface AskedProps<T> extends BulkDecisionProps<T> {
  asked: Asked<T> | null;
  /** Where one record is decided on by itself, with all that can be filled in. */
  pathOf: (id: string) => string;
  onAnswered: () => void;
}

/** Approves or rejects one row, or what is chosen of the list as one decision; what was refused stays chosen and is told. */
export function BulkDecision<T extends Waiting>(props: AskedProps<T>) {
  const { call, reasonType, nameOf, fieldName, pathOf, asked, onAnswered } = props;
  const translate = useTranslate();
  const language = useLanguage();
  const { selectedIds } = useListContext<T>();
  const chosen = useChosen<T>();
  const [seen, setSeen] = useState<T[]>([]);
  const { send, refusals } = useBulk<T>({ call, nameOf, fieldName, pathOf });
  const [rejecting, setRejecting] = useState(false);
  const count = selectedIds.length;
  const words = { count, total: formatNumber(count, language) };
  const name = asked ? nameOf(asked.record) : '';
  const versionsOf = (records: readonly T[]) => records.map(({ id, version }) => ({ id, version }));
  const approve = (records = seen, ids = selectedIds) =>
    send({ action: 'approve', versions: versionsOf(records) }, 'approval.bulk.done.approve', ids);
  const reject = (reason: string, records = seen, ids = selectedIds) =>
    send({ action: 'reject', reason, versions: versionsOf(records) }, 'approval.bulk.done.reject', ids);
  // What is decided on is what was there when the question was asked, whatever the list shows by the answer.
  const asking = (ask: () => void) => () => {
    setSeen(chosen);
    ask();
  };
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
            <Button variant="contained" onClick={asking(ask)}>
              {translate('approval.bulk.approve', words)}
            </Button>
          )}
        </AskFirst>
        <Button variant="outlined" color="error" onClick={asking(() => setRejecting(true))}>
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
          act={() => approve([asked.record], [asked.record.id])}
          onClose={onAnswered}
        />
      )}
      {asked?.action === 'reject' && (
        <RejectDialog
          title={translate('approval.reject_name', { name })}
          reasonType={reasonType}
          onReject={(reason) => reject(reason, [asked.record], [asked.record.id])}
          onClose={onAnswered}
        />
      )}
    </>
  );
}
