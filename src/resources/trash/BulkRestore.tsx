import Button from '@mui/material/Button';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { formatNumber } from '../../domain/format';
import type { RestoreOutcome, TrashItem } from '../../domain/trash/types';
import { BulkBar } from '../../ui/console/list/BulkBar';
import { useBulk } from '../../ui/console/list/useBulk';
import { useNotifyFailure } from '../../ui/console/state/useNotifyFailure';
import { leftOutWords } from '../../ui/console/trash/leftOutWords';
import { useLanguage } from '../../ui/plain/language';

/** Restores what is chosen; what needs another code or a parent first stays chosen and says so. */
export function BulkRestore() {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const language = useLanguage();
  const { selectedIds } = useListContext<TrashItem>();
  const { send, refusals } = useBulk<TrashItem, RestoreOutcome>({
    call: 'trashBulk',
    nameOf: ({ name }) => name,
    fieldName: (property) => translate(`trash.field.${property}`),
    onDone: (outcomes) => {
      const left_out = outcomes.flatMap((outcome) => outcome.left_out);
      if (left_out.length > 0) notify(leftOutWords(left_out, translate), { type: 'warning', multiLine: true });
    },
  });
  const restore = async () => {
    try {
      await send({}, 'trash.bulk.done');
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <BulkBar refusals={refusals}>
      <Button variant="contained" onClick={() => void restore()}>
        {translate('trash.bulk.restore', { total: formatNumber(selectedIds.length, language) })}
      </Button>
    </BulkBar>
  );
}
