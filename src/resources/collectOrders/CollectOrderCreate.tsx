import HistoryIcon from '@mui/icons-material/History';
import Button from '@mui/material/Button';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { CollectAllowance, CollectOrder } from '../../domain/collectOrders/types';
import { mayOpen, pathTo } from '../../domain/routes';
import { useAccess } from '../../ui/console/access/useAccess';
import { useRead } from '../../ui/console/data/useRead';
import { RecordCreate } from '../../ui/console/edit/RecordCreate';
import { useSave } from '../../ui/console/edit/useSave';
import { RecordForm } from '../../ui/console/form/RecordForm';
import { withoutEmpty } from '../../ui/console/form/resolver';
import { PageHeader } from '../../ui/console/record/PageHeader';
import { EmptyState } from '../../ui/console/state/EmptyState';
import { WizardDone } from '../../ui/console/wizard/WizardDone';
import styles from './collectOrders.module.css';
import { OrderFields } from './OrderFields';
import { orderFrom, orderRules } from './orderForm';

/** Orders the accounts of a network by keyword and followers; then, after five seconds, to the history (spec 1 §2). */
export function CollectOrderCreate() {
  return (
    <RecordCreate resource="collectOrders">
      <Order />
    </RecordCreate>
  );
}

function Order() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const save = useSave<CollectOrder>();
  const [address] = useSearchParams();
  const [ordered, setOrdered] = useState('');
  const [isDone, setDone] = useState(false);
  const { data: allowance } = useRead<CollectAllowance>('collectAllowance');
  const defaults = useMemo(() => orderFrom(address), [address]);
  const hasHistory = mayOpen('kolHistory', useAccess());
  // Whoever may not look back stays here and may order again.
  const leave = useCallback(() => {
    if (hasHistory) void navigate(pathTo('kolHistory'));
    else setDone(false);
  }, [hasHistory, navigate]);

  return (
    <div className={styles.page}>
      <PageHeader
        title={translate('page.kol_collect')}
        description={translate('collect.help')}
        actions={
          hasHistory && (
            <Button variant="outlined" startIcon={<HistoryIcon />} component={Link} to={pathTo('kolHistory')}>
              {translate('collect.history')}
            </Button>
          )
        }
      />
      {isDone ? (
        <WizardDone
          title={translate('collect.done', { keyword: ordered })}
          hint={translate('collect.done_hint')}
          actionLabel={(seconds) => translate(hasHistory ? 'collect.to_history' : 'collect.once_more', { seconds })}
          onEnd={leave}
        />
      ) : (
        <WhileAllowed allowance={allowance}>
          <RecordForm
            rules={orderRules}
            defaultValues={defaults}
            submitLabel={translate('collect.submit')}
            note={allowance && <Left {...allowance} />}
            onCancel={() => void navigate(pathTo(hasHistory ? 'kolHistory' : 'profile'))}
            onSubmit={async (values) => {
              const { keyword } = await save(withoutEmpty(values));
              setOrdered(keyword);
            }}
            onSaved={() => setDone(true)}
          >
            <OrderFields allowance={allowance} />
          </RecordForm>
        </WhileAllowed>
      )}
    </div>
  );
}

function Left({ limit, used }: CollectAllowance) {
  const translate = useTranslate();
  return <span>{translate('collect.left', { left: Math.max(0, limit - used), limit })}</span>;
}

interface WhileAllowedProps {
  allowance: CollectAllowance | undefined;
  children: ReactNode;
}

/** The form, or why there is nothing to order: no network to ask, or today's orders are used up. */
function WhileAllowed({ allowance, children }: WhileAllowedProps) {
  const translate = useTranslate();
  if (allowance?.networks.length === 0) {
    return <EmptyState title={translate('collect.no_network')} hint={translate('collect.no_network_hint')} />;
  }
  if (allowance && allowance.used >= allowance.limit) {
    const hint = translate('collect.used_up_hint', { limit: allowance.limit });
    return <EmptyState title={translate('collect.used_up')} hint={hint} />;
  }
  return children;
}
