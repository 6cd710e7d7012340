import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pathTo } from '../../../domain/routes';
import type { TodayApprovals } from '../../../domain/today/types';
import brands from '../../../resources/brands';
import customers from '../../../resources/customers';
import kols from '../../../resources/kols';
import { Row } from './Row';

const pages = { kols: 'kolApprovals', customers: 'customerApprovals', brands: 'brandApprovals' } as const;
const icons = { kols: kols.icon, customers: customers.icon, brands: brands.icon };

/** Lists of records that wait for a decision. */
export function ApprovalRows({ approvals }: { approvals: TodayApprovals }) {
  const translate = useTranslate();
  return (['kols', 'customers', 'brands'] as const).map((kind) => {
    const count = approvals[kind];
    if (!count) return null;
    const to = pathTo(pages[kind]);
    const Icon = icons[kind];
    const words = translate(`today.approvals.${kind}`, { count });
    return (
      <Row
        key={kind}
        icon={<Icon fontSize="small" />}
        name={words}
        title={<Link to={to}>{words}</Link>}
        action={{ to, label: translate('today.do.decide') }}
      />
    );
  });
}
