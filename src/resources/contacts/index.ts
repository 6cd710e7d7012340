import MailIcon from '@mui/icons-material/MailOutlined';
import { lazy } from 'react';
import type { ContactMessage } from '../../domain/contacts/types';
import { withWords } from '../../providers/pageWords';

export default {
  name: 'contacts',
  list: lazy(() =>
    withWords(['contacts'], import('./ContactList')).then((module) => ({ default: module.ContactList })),
  ),
  icon: MailIcon,
  recordRepresentation: (message: ContactMessage) => message.name,
};
