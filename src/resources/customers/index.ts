import ApartmentIcon from '@mui/icons-material/ApartmentOutlined';
import { lazy } from 'react';
import type { Customer } from '../../domain/customers/types';

export default {
  list: lazy(() => import('./CustomerList').then((module) => ({ default: module.CustomerList }))),
  show: lazy(() => import('./CustomerShow').then((module) => ({ default: module.CustomerShow }))),
  icon: ApartmentIcon,
  recordRepresentation: (customer: Customer) => customer.name,
};
