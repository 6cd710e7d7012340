import SellIcon from '@mui/icons-material/SellOutlined';
import { lazy } from 'react';
import type { Brand } from '../../domain/brands/types';

export default {
  list: lazy(() => import('./BrandList').then((module) => ({ default: module.BrandList }))),
  show: lazy(() => import('./BrandShow').then((module) => ({ default: module.BrandShow }))),
  icon: SellIcon,
  recordRepresentation: (brand: Brand) => brand.name,
};
