import Button from '@mui/material/Button';
import { useShowContext, useTranslate } from 'react-admin';
import type { CustomerMatch } from '../../../domain/customers/types';
import { ApiError } from '../../../providers/http';
import { Picture } from '../../plain/Picture';
import { AskFirst } from '../AskFirst';
import { Notice } from '../approval/Notice';
import { useRead } from '../data/useRead';
import { useVerb } from '../data/useVerb';
import { usePath } from '../usePath';
import styles from './matches.module.css';

interface CustomerMatchesProps {
  customer: { id: string; code: string; name: string; version: number };
  /** Called with words for what was done. */
  onMerged: (done: string) => void;
}

/** Customers there are already that are likely the one that waits; it can be approved as one of them. */
export function CustomerMatches({ customer, onMerged }: CustomerMatchesProps) {
  const translate = useTranslate();
  const { data, error, refetch } = useRead<CustomerMatch[]>('customerMatches', { params: { id: customer.id } });
  if (error && !data) {
    return (
      <Notice
        tone="info"
        title={translate('companies.match.unknown')}
        actions={
          <Button variant="outlined" onClick={() => void refetch()}>
            {translate('common.retry')}
          </Button>
        }
      />
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <Notice
      tone={data.some(({ why }) => why.includes('tax_number')) ? 'bad' : 'warn'}
      title={translate('companies.match.title', { total: data.length })}
      text={translate('companies.match.help')}
    >
      <ul className={styles.matches}>
        {data.map((match) => (
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
  const { refetch } = useShowContext();
  const [approveOnto] = useVerb('customerApproveOnto');
  const { href } = usePath();
  const names = { name: customer.name, onto: onto.name };
  // Names are alike here: the codes tell them apart.
  const withCodes = { name: `${customer.name} (${customer.code})`, onto: `${onto.name} (${onto.code})` };

  const merge = async () => {
    try {
      const body = { customer_id: onto.id, version: customer.version };
      await approveOnto({ params: { id: customer.id }, body });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'record_was_changed') void refetch?.();
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
        content={translate('companies.match.confirm', withCodes)}
        confirm={translate('companies.match.action')}
        final
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
