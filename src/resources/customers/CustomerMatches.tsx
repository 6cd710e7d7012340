import Button from '@mui/material/Button';
import { useRefresh, useTranslate } from 'react-admin';
import type { CustomerMatch } from '../../domain/customers/types';
import { ApiError, request } from '../../providers/http';
import { AskFirst } from '../../ui/console/AskFirst';
import { Notice } from '../../ui/console/approval/Notice';
import { useCall } from '../../ui/console/useCall';
import { usePath } from '../../ui/console/usePath';
import { Picture } from '../../ui/plain/Picture';
import styles from './matches.module.css';

interface CustomerMatchesProps {
  customer: { id: string; code: string; name: string; version: number };
  /** Told in words what was done. */
  onMerged: (done: string) => void;
}

/** Customers there are already that are likely the one that waits; it can be approved as one of them. */
export function CustomerMatches({ customer, onMerged }: CustomerMatchesProps) {
  const translate = useTranslate();
  const { answer, error, retry } = useCall<CustomerMatch[]>('customerMatches', { params: { id: customer.id } });
  if (error) {
    return (
      <Notice
        tone="info"
        title={translate('companies.match.unknown')}
        actions={
          <Button variant="outlined" onClick={retry}>
            {translate('common.retry')}
          </Button>
        }
      />
    );
  }
  if (!answer || answer.length === 0) return null;
  return (
    <Notice
      tone={answer.some(({ why }) => why.includes('tax_number')) ? 'bad' : 'warn'}
      title={translate('companies.match.title', { total: answer.length })}
      text={translate('companies.match.help')}
    >
      <ul className={styles.matches}>
        {answer.map((match) => (
          <Match key={match.customer.id} match={match} customer={customer} onMerged={onMerged} />
        ))}
      </ul>
    </Notice>
  );
}

function Match({
  match: { customer: onto, why },
  customer,
  onMerged,
}: CustomerMatchesProps & { match: CustomerMatch }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const { href } = usePath();
  const names = { name: customer.name, onto: onto.name };
  // Names are alike here: the codes tell them apart.
  const told = { name: `${customer.name} (${customer.code})`, onto: `${onto.name} (${onto.code})` };

  const merge = async () => {
    try {
      const body = { customer_id: onto.id, version: customer.version };
      await request('customerApproveOnto', { params: { id: customer.id }, body });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'record_was_changed') refresh();
      throw error;
    }
    onMerged(translate('companies.match.done', names));
  };

  return (
    <li>
      <Picture src={onto.logo} name={onto.name} width={32} />
      <span>
        {/* Beside this page, whose decision is not taken yet. */}
        <a className={styles.open} href={href('customerView', { id: onto.id })} target="_blank" rel="noopener">
          {onto.name}
        </a>
        <small>
          {[onto.code, onto.tax_number, translate('companies.match.brands', { total: onto.brand_total })].join(' · ')}
        </small>
        <small>{why.map((sign) => translate(`companies.match.sign.${sign}`)).join(' · ')}</small>
      </span>
      <AskFirst
        title={translate('companies.match.confirm_title', names)}
        content={translate('companies.match.confirm', told)}
        confirm={translate('companies.match.action')}
        act={merge}
      >
        {(ask) => (
          <Button variant="outlined" aria-label={translate('companies.match.action_name', names)} onClick={ask}>
            {translate('companies.match.action')}
          </Button>
        )}
      </AskFirst>
    </li>
  );
}
