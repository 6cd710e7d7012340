import { Alert, Box, Button, Dialog, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { type RaRecord, useListContext, useNotify, useTranslate } from 'react-admin';
import type { BulkOutcome } from '../../../domain/bulk';
import type { EndpointName } from '../../../domain/endpoints';
import { formatNumber } from '../../../domain/format';
import { mayLeave } from '../../../providers/unsaved';
import { useLanguage } from '../../plain/language';
import { AskFirst } from '../AskFirst';
import { useVerb } from '../data/useVerb';
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
  const notify = useNotify();
  const language = useLanguage();
  const heading = useId();
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext<T>();
  const [decide] = useVerb<BulkOutcome[]>(call);
  const [rejecting, setRejecting] = useState(false);
  const [refused, setRefused] = useState<{ name: string; error: string }[]>([]);
  const count = formatNumber(selectedIds.length, language);

  const send = async (body: { action: 'approve' | 'reject'; reason?: string }) => {
    const names = new Map(data.map((record) => [record.id, nameOf(record)]));
    const outcomes = await decide({ body: { ...body, ids: selectedIds } });
    const left = outcomes.filter(({ done }) => !done);
    setRefused(left.map(({ id, error }) => ({ name: names.get(id) ?? id, error: error ?? 'internal_error' })));
    onSelect(left.map(({ id }) => id));
    const done = formatNumber(outcomes.length - left.length, language);
    notify(translate(`approval.bulk.done.${body.action}`, { done }), { type: left.length > 0 ? 'warning' : 'success' });
  };
  const close = async () => {
    if (await mayLeave()) setRejecting(false);
  };

  if (data.length === 0 && refused.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, py: 2 }}>
      <Button size="small" onClick={() => onSelect(data.map(({ id }) => id))}>
        {translate('approval.bulk.page', { total: formatNumber(data.length, language) })}
      </Button>
      {selectedIds.length > 0 && (
        <>
          <span role="status">{translate('approval.bulk.chosen', { count })}</span>
          <AskFirst
            title={translate('approval.bulk.ask', { count })}
            content={translate('approval.bulk.ask_help')}
            confirm={translate('approval.bulk.approve', { count })}
            act={() => send({ action: 'approve' })}
          >
            {(ask) => (
              <Button size="small" variant="contained" disableElevation onClick={ask}>
                {translate('approval.bulk.approve', { count })}
              </Button>
            )}
          </AskFirst>
          <Button size="small" variant="outlined" color="error" onClick={() => setRejecting(true)}>
            {translate('approval.bulk.reject', { count })}
          </Button>
          <Button size="small" onClick={() => onUnselectItems()}>
            {translate('approval.bulk.none')}
          </Button>
        </>
      )}
      {refused.length > 0 && (
        <Alert severity="warning" variant="outlined" onClose={() => setRefused([])} sx={{ width: '100%' }}>
          {refused.map(({ name, error }) => (
            <div key={name}>
              {name}: {translate(`error.${error}`)}
            </div>
          ))}
        </Alert>
      )}
      <Dialog open={rejecting} onClose={() => void close()} aria-labelledby={heading} maxWidth="sm" fullWidth>
        <DialogTitle id={heading}>{translate('approval.bulk.reject', { count })}</DialogTitle>
        <DialogContent sx={{ pb: 0 }}>
          <AskReason
            type={reasonType}
            label={translate('approval.reject_reason')}
            submitLabel={translate('approval.confirm')}
            lead={translate('approval.reject_help')}
            onCancel={() => setRejecting(false)}
            onSubmit={(reason) => send({ action: 'reject', reason })}
            onDone={() => setRejecting(false)}
            inDialog
          />
        </DialogContent>
      </Dialog>
    </Box>
  );
}
