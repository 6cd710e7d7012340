import CollectIcon from '@mui/icons-material/PersonSearchOutlined';
import { lazy } from 'react';
import type { CollectOrder } from '../../domain/collectOrders/types';
import { withWords } from '../../providers/pageWords';

export default {
  name: 'collectOrders',
  list: lazy(() =>
    withWords(['collect'], import('./CollectOrderList')).then((module) => ({ default: module.CollectOrderList })),
  ),
  create: lazy(() =>
    withWords(['collect'], import('./CollectOrderCreate')).then((module) => ({ default: module.CollectOrderCreate })),
  ),
  icon: CollectIcon,
  recordRepresentation: (order: CollectOrder) => order.keyword,
};
