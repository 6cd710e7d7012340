import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CollectOrder } from '../../domain/collectOrders/types';
import { mayOpen, pathTo } from '../../domain/routes';
import { useAccess } from '../../ui/console/access/useAccess';
import { ListFrame } from '../../ui/console/list/ListFrame';
import { ListHeader } from '../../ui/console/list/ListHeader';
import { ListTable } from '../../ui/console/list/ListTable';
import { NothingHere } from '../../ui/console/list/NothingHere';
import { type ListParams, useListParams } from '../../ui/console/list/useListParams';
import { OrderFilters, orderFilterNames } from './OrderFilters';
import { orderColumns } from './orderColumns';

const whileWaiting = 3_000;
const whileIdle = 30_000;

/** Looks again soon while an order is waited for, else now and then. */
function refreshOf(orders: readonly RaRecord[]): number {
  return orders.some((order) => order.filter_status === 'wait') ? whileWaiting : whileIdle;
}

/** Orders to collect KOLs: where they stand, and their results (spec 1 §2 KOL collection). */
export function CollectOrderList() {
  const translate = useTranslate();
  const params = useListParams(orderFilterNames);
  const access = useAccess();
  return (
    <ListFrame resource="collectOrders" params={params} searchSource="keyword" refreshEvery={refreshOf}>
      <ListHeader
        title={translate('page.kol_history')}
        description={translate('collect.history_help')}
        actions={
          mayOpen('kolCollect', access) && (
            <Button variant="contained" startIcon={<AddIcon />} component={Link} to={pathTo('kolCollect')}>
              {translate('collect.submit')}
            </Button>
          )
        }
      />
      <OrderFilters params={params} />
      <Orders params={params} />
    </ListFrame>
  );
}

// Who ordered is left out where the answer leaves it out.
function Orders({ params }: { params: ListParams }) {
  const translate = useTranslate();
  const { data } = useListContext<CollectOrder>();
  const withCreators = data?.every(({ createdBy }) => createdBy !== undefined) ?? true;
  return (
    <ListTable<CollectOrder>
      columns={orderColumns(withCreators)}
      label="page.kol_history"
      empty={<NothingHere params={params} title={translate('collect.empty')} />}
    />
  );
}
