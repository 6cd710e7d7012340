import GroupIcon from '@mui/icons-material/GroupOutlined';
import type { UserRow } from '../../domain/users/types';
import { withWords } from '../../providers/pageWords';
import { late } from '../../ui/plain/late';

export default {
  name: 'users',
  list: late(() => import('./UserList').then((module) => ({ default: module.UserList }))),
  create: late(() => import('./UserCreate').then((module) => ({ default: module.UserCreate }))),
  upload: late(() => withWords(['import'], import('./UserUpload')).then((module) => ({ default: module.UserUpload }))),
  show: late(() => withWords(['secondFactor'], import('./UserShow')).then((module) => ({ default: module.UserShow }))),
  edit: late(() => import('./UserEdit').then((module) => ({ default: module.UserEdit }))),
  icon: GroupIcon,
  recordRepresentation: (user: UserRow) => user.fullname,
};
