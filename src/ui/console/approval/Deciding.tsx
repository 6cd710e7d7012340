import Button from '@mui/material/Button';
import { type ReactNode, useCallback, useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import type { EndpointName } from '../../../domain/endpoints';
import { pathTo, type RouteName } from '../../../domain/routes';
import { request } from '../../../providers/http';
import type { ReasonType } from '../reason/ReasonForm';
import { PageHeader } from '../record/PageHeader';
import { EmptyState } from '../state/EmptyState';
import { ApprovalPage } from './ApprovalPage';
import styles from './approval.module.css';
import type { Standing } from './standing';
import { WaitingKind } from './WaitingKind';

interface DecidingProps<T extends Standing> {
  record: T;
  name: string;
  /** The call that decides. */
  call: EndpointName;
  /** Where what else waits is listed. */
  list: RouteName;
  reasonType: ReasonType;
  /** Why a new record can't be approved as it is, if so; already translated. */
  lacking?: (record: T) => string | undefined;
  /** What something else than the button has done to the record; already translated. */
  settled?: string | null;
  children: (record: T) => ReactNode;
}

/** Decides on a record that waits, or on its edit, and leads back to the list (spec 1 §2 Approval screens). */
export function Deciding<T extends Standing>(props: DecidingProps<T>) {
  const { record, name, call, list, reasonType, lacking, settled = null, children } = props;
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const refresh = useRefresh();
  // Once decided the record waits no longer: the page goes on with what it was opened for.
  const [decided, setDecided] = useState<T | null>(null);
  const shown = decided ?? record;
  const end = useCallback(() => {
    void Promise.resolve(navigate(pathTo(list))).then(refresh);
  }, [navigate, refresh, list]);

  if (shown.status === 'active') return <NothingWaits title={name} list={list} />;
  const isEdit = Boolean(shown.pending);
  const isStuck = shown.pending?.change.some(({ conflict }) => conflict) ?? false;
  return (
    <ApprovalPage
      title={translate(isEdit ? 'approval.of.edit' : 'approval.of.new', { name })}
      description={<WaitingKind isEdit={isEdit} />}
      approved={settled ?? translate(isEdit ? 'approval.approved.edit' : 'approval.approved.new', { name })}
      settled={settled !== null}
      reasonType={reasonType}
      mayReject={shown.status === 'pending'}
      blocked={isStuck ? translate('approval.stuck') : isEdit ? undefined : lacking?.(shown)}
      decide={async (decision) => {
        await request(call, { params: { id: record.id }, body: { ...decision, version: record.version } });
        setDecided(record);
      }}
      onStale={refresh}
      onRejected={() => {
        notify(translate('approval.rejected.done', { name }), { type: 'success' });
        end();
      }}
      onEnd={end}
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
