import MailIcon from '@mui/icons-material/MailOutlined';
import type { ContactMessage } from '../../domain/contacts/types';
import { withWords } from '../../providers/pageWords';
import { late } from '../../ui/plain/late';

export default {
  name: 'contacts',
  list: late(() =>
    withWords(['contacts'], import('./ContactList')).then((module) => ({ default: module.ContactList })),
  ),
  icon: MailIcon,
  recordRepresentation: (message: ContactMessage) => message.name,
};
