import ContactsIcon from '@mui/icons-material/ContactsOutlined';
import { lazy } from 'react';
import type { Representative } from '../../domain/representatives/types';
import { withWords } from '../../providers/pageWords';

export default {
  name: 'representatives',
  create: lazy(() =>
    withWords(['representatives'], import('./RepresentativeCreate')).then((module) => ({
      default: module.RepresentativeCreate,
    })),
  ),
  edit: lazy(() =>
    withWords(['representatives'], import('./RepresentativeEdit')).then((module) => ({
      default: module.RepresentativeEdit,
    })),
  ),
  icon: ContactsIcon,
  recordRepresentation: (person: Representative) => person.fullname,
};
