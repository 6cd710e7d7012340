import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { PendingEdit } from '../../../domain/approvals/types';
import { mayOpen, pathTo, type RouteName } from '../../../domain/routes';
import { Ago } from '../../plain/Ago';
import { useAccess, useMe } from '../access/useAccess';
import { Notice } from './Notice';
import { RejectedNotice } from './RejectedNotice';
import { authorOf, isOwnEdit, mayGoOn, type Standing } from './standing';

interface StandingNoticeProps {
  record: Standing;
  at: 'view' | 'edit';
  /** Where it is decided on. */
  approval: RouteName;
  /** Whether this person's edits need nobody's approval. */
  isTrusted: boolean;
  /** What it means that a new record waits; already translated. */
  newText: string;
  showChange: (change: PendingEdit['change']) => ReactNode;
}

/** Above a record that waits for approval, has an edit that waits, or was rejected; nothing above any other. */
export function StandingNotice(props: StandingNoticeProps) {
  const { record, approval, isTrusted, newText } = props;
  const translate = useTranslate();
  const access = useAccess();
  const decide = mayOpen(approval, access) && (
    <Button variant="outlined" component={Link} to={pathTo(approval, { id: record.id })}>
      {translate('approval.decide')}
    </Button>
  );
  if (record.pending) return <EditNotice {...props} pending={record.pending} decide={decide} />;
  if (record.status === 'pending') {
    return <Notice tone="warn" title={translate('approval.new.title')} text={newText} actions={decide} />;
  }
  if (record.status !== 'reject') return null;
  const again = !isTrusted && ` · ${translate('approval.rejected.again')}`;
  return <RejectedNotice record={record} more={again} actions={decide} />;
}

interface EditNoticeProps extends StandingNoticeProps {
  pending: PendingEdit;
  decide: ReactNode;
}

function EditNotice({ record, at, isTrusted, showChange, pending, decide }: EditNoticeProps) {
  const translate = useTranslate();
  const { id } = useMe();
  const [shown, setShown] = useState(false);
  const own = isOwnEdit(record, id);
  const hint = at === 'view' ? 'view' : isTrusted ? 'trusted' : mayGoOn(record, { id, isTrusted }) ? 'own' : 'closed';
  return (
    <Notice
      tone="warn"
      title={translate(own ? 'approval.edit.own' : 'approval.edit.title')}
      text={
        <>
          {!own && authorOf(pending, translate)}
          <Ago value={pending.at} /> · {translate(`approval.edit.hint.${hint}`)}
        </>
      }
      actions={
        <>
          <Button variant="outlined" aria-expanded={shown} onClick={() => setShown(!shown)}>
            {translate(shown ? 'approval.hide_changes' : 'approval.show_changes', { count: pending.change.length })}
          </Button>
          {decide}
        </>
      }
    >
      {shown && showChange(pending.change)}
    </Notice>
  );
}
