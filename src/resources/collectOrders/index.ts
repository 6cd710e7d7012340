import CollectIcon from '@mui/icons-material/PersonSearchOutlined';
import type { CollectOrder } from '../../domain/collectOrders/types';
import { withWords } from '../../providers/pageWords';
import { late } from '../../ui/plain/late';

export default {
  name: 'collectOrders',
  list: late(() =>
    withWords(['collect'], import('./CollectOrderList')).then((module) => ({ default: module.CollectOrderList })),
  ),
  create: late(() =>
    withWords(['collect'], import('./CollectOrderCreate')).then((module) => ({ default: module.CollectOrderCreate })),
  ),
  icon: CollectIcon,
  recordRepresentation: (order: CollectOrder) => order.keyword,
};
