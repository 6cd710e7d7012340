import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useNotify, useShowContext, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import type { Decision } from '../../../domain/approvals/schema';
import type { EndpointName } from '../../../domain/endpoints';
import { pathTo, type RouteName } from '../../../domain/routes';
import { useVerb } from '../data/useVerb';
import type { ReasonType } from '../reason/ReasonForm';
import { PageHeader } from '../record/PageHeader';
import { EmptyState } from '../state/EmptyState';
import { ApprovalDone } from './ApprovalDone';
import { ApprovalPage } from './ApprovalPage';
import styles from './approval.module.css';
import { type Queue, useNext } from './queue';
import type { Standing } from './standing';
import { WaitingKind } from './WaitingKind';

interface DecidingProps<T extends Standing> {
  /** Of the RecordPage around. */
  record: T;
  name: string;
  /** The call that decides. */
  call: EndpointName;
  /** What else waits. */
  queue: Queue;
  reasonType: ReasonType;
  /** Why a new record can't be approved as it is, if so; already translated. */
  lacking?: (record: T) => string | undefined;
  children: (record: T) => ReactNode;
}

/** Decides on a record that waits, or on its edit, and leads back to the list (spec 1 §2 Approval screens). */
export function Deciding<T extends Standing>(props: DecidingProps<T>) {
  const { record, name, call, queue, reasonType, lacking, children } = props;
  const list = queue.pages.approvals;
  const next = useNext(queue, record);
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const { refetch } = useShowContext();
  const [write] = useVerb(call);
  // Once decided on the record waits no longer: the page goes on with what it was opened for.
  const [decided, setDecided] = useState<T | null>(null);
  const [isApproved, setApproved] = useState(false);
  const shown = decided ?? record;

  if (shown.status === 'active') return <NothingWaits title={name} list={list} />;
  const isEdit = Boolean(shown.pending);
  const heading = {
    title: translate(isEdit ? 'approval.of.edit' : 'approval.of.new', { name }),
    description: <WaitingKind isEdit={isEdit} />,
  };
  if (isApproved) {
    const approved = translate(isEdit ? 'approval.approved.edit' : 'approval.approved.new', { name });
    return <ApprovalDone {...heading} approved={approved} list={list} />;
  }

  const decide = async (decision: Omit<Decision, 'version'>) => {
    setDecided(record);
    try {
      await write({ params: { id: record.id }, body: { ...decision, version: record.version } });
    } catch (error) {
      setDecided(null);
      throw error;
    }
  };
  const isStuck = shown.pending?.change.some(({ conflict }) => conflict) ?? false;
  return (
    <ApprovalPage
      {...heading}
      reasonType={reasonType}
      mayReject={shown.status === 'pending'}
      blocked={isStuck ? translate('approval.stuck') : isEdit ? undefined : lacking?.(shown)}
      decide={decide}
      onStale={() => void refetch?.()}
      others={next?.total ?? 0}
      onApproved={(goOn) => {
        if (!goOn || !next) return setApproved(true);
        notify(translate(isEdit ? 'approval.approved.edit' : 'approval.approved.new', { name }), { type: 'success' });
        void navigate(pathTo(queue.pages.approval, { id: next.id }));
      }}
      onRejected={() => {
        notify(translate('approval.rejected.done', { name }), { type: 'success' });
        void navigate(pathTo(list));
      }}
    >
      {children(shown)}
    </ApprovalPage>
  );
}

function NothingWaits({ title, list }: { title: string; list: RouteName }) {
  const translate = useTranslate();
  return (
    <div className={styles.page}>
      <PageHeader title={title} />
      <EmptyState
        title={translate('approval.nothing_waits')}
        action={
          <Button variant="outlined" component={Link} to={pathTo(list)}>
            {translate('approval.back_to_list')}
          </Button>
        }
      />
    </div>
  );
}
