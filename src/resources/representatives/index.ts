import ContactsIcon from '@mui/icons-material/ContactsOutlined';
import { lazy } from 'react';
import type { Representative } from '../../domain/representatives/types';

export default {
  name: 'representatives',
  create: lazy(() => import('./RepresentativeCreate').then((module) => ({ default: module.RepresentativeCreate }))),
  edit: lazy(() => import('./RepresentativeEdit').then((module) => ({ default: module.RepresentativeEdit }))),
  icon: ContactsIcon,
  recordRepresentation: (person: Representative) => person.fullname,
};
