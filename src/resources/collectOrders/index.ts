import CollectIcon from '@mui/icons-material/PersonSearchOutlined';
import { lazy } from 'react';
import type { CollectOrder } from '../../domain/collectOrders/types';

export default {
  name: 'collectOrders',
  list: lazy(() => import('./CollectOrderList').then((module) => ({ default: module.CollectOrderList }))),
  create: lazy(() => import('./CollectOrderCreate').then((module) => ({ default: module.CollectOrderCreate }))),
  icon: CollectIcon,
  recordRepresentation: (order: CollectOrder) => order.keyword,
};
