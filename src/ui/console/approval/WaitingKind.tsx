import { useTranslate } from 'react-admin';
import chip from '../record/StatusChip.module.css';

/** What waits: a new record, or an edit of one that is approved. */
export function WaitingKind({ isEdit }: { isEdit: boolean }) {
  const translate = useTranslate();
  return (
    <span className={`${chip.chip} ${isEdit ? chip.info : chip.accent}`}>
      {translate(isEdit ? 'approval.kind.edit' : 'approval.kind.new')}
    </span>
  );
}
