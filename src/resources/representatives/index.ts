import ContactsIcon from '@mui/icons-material/ContactsOutlined';
import { lazy } from 'react';

export default {
  create: lazy(() => import('./RepresentativeCreate').then((module) => ({ default: module.RepresentativeCreate }))),
  edit: lazy(() => import('./RepresentativeEdit').then((module) => ({ default: module.RepresentativeEdit }))),
  icon: ContactsIcon,
};
