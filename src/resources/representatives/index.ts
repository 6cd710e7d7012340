import ContactsIcon from '@mui/icons-material/ContactsOutlined';
import type { Representative } from '../../domain/representatives/types';
import { withWords } from '../../providers/pageWords';
import { late } from '../../ui/plain/late';

export default {
  name: 'representatives',
  create: late(() =>
    withWords(['representatives'], import('./RepresentativeCreate')).then((module) => ({
      default: module.RepresentativeCreate,
    })),
  ),
  edit: late(() =>
    withWords(['representatives'], import('./RepresentativeEdit')).then((module) => ({
      default: module.RepresentativeEdit,
    })),
  ),
  icon: ContactsIcon,
  recordRepresentation: (person: Representative) => person.fullname,
};
