import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { formatInstant, formatNumber } from '../../../domain/format';
import type { VersionedKind } from '../../../domain/versions/rules';
import type { RecordVersion, TakenBack } from '../../../domain/versions/types';
import { useLanguage } from '../../plain/language';
import { useRead } from '../data/useRead';
import { useVerb } from '../data/useVerb';
import { DialogFrame } from '../dialog/DialogFrame';
import { ErrorState } from '../state/ErrorState';
import { useNotifyFailure } from '../state/useNotifyFailure';
import { fieldWords } from './changeWords';
import { FormerFields } from './FormerFields';
import styles from './former.module.css';
import type { TakeBackProps } from './takeBack';

const calls = {
  kol: ['kolVersion', 'kolTakeBack'],
  customer: ['customerVersion', 'customerTakeBack'],
  brand: ['brandVersion', 'brandTakeBack'],
  campaign: ['campaignVersion', 'campaignTakeBack'],
} as const satisfies Record<VersionedKind, readonly [string, string]>;

/** What a record was after an entry of its trail beside what it is; what is chosen of it is taken back. */
export function TakeBackDialog({ kind, id, entry, onClose }: TakeBackProps & { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const language = useLanguage();
  const [look, takeBack] = calls[kind];
  const params = { id, entry: entry.id };
  const { data, error, refetch } = useRead<RecordVersion>(look, { params });
  const [write, { isPending }] = useVerb<TakenBack>(takeBack);
  const [left, setLeft] = useState<readonly string[]>([]);
  const differing = Object.keys(data?.changes ?? {});
  const chosen = data?.final ? [] : differing.filter((field) => !left.includes(field));

  const confirm = async () => {
    try {
      const { held } = await write({ params, body: { fields: chosen, version: data?.version } });
      const fields = chosen.map((field) => fieldWords(field, translate)).join(', ');
      notify(translate(`audit.take_back.${held ? 'held' : 'done'}`, { fields }), { type: 'success' });
      onClose();
    } catch (refusal) {
      notifyFailure(refusal);
    }
  };

  return (
    <DialogFrame
      title={translate('audit.take_back.title', { at: formatInstant(entry.at) })}
      onClose={() => !isPending && onClose()}
      actions={
        <>
          <Button variant="outlined" onClick={onClose} disabled={isPending}>
            {translate('ra.action.cancel')}
          </Button>
          <Button variant="contained" loading={isPending} disabled={chosen.length === 0} onClick={() => void confirm()}>
            {chosen.length === 0
              ? translate('audit.take_back.none')
              : translate('audit.take_back.confirm', { total: formatNumber(chosen.length, language) })}
          </Button>
        </>
      }
    >
      {error && !data && <ErrorState error={error} onRetry={() => refetch()} />}
      {!error && !data && (
        <div className={styles.bones} role="status" aria-label={translate('common.loading')}>
          <span className={styles.bone} />
          <span className={styles.bone} />
        </div>
      )}
      {data && differing.length === 0 && <p>{translate('audit.take_back.same')}</p>}
      {data && <FormerFields version={data} left={left} onChange={setLeft} />}
    </DialogFrame>
  );
}
