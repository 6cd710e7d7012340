import GroupIcon from '@mui/icons-material/GroupOutlined';
import { lazy } from 'react';
import type { UserRow } from '../../domain/users/types';
import { withWords } from '../../providers/pageWords';

export default {
  name: 'users',
  list: lazy(() => import('./UserList').then((module) => ({ default: module.UserList }))),
  create: lazy(() => import('./UserCreate').then((module) => ({ default: module.UserCreate }))),
  upload: lazy(() => import('./UserUpload').then((module) => ({ default: module.UserUpload }))),
  show: lazy(() => withWords(['secondFactor'], import('./UserShow')).then((module) => ({ default: module.UserShow }))),
  edit: lazy(() => import('./UserEdit').then((module) => ({ default: module.UserEdit }))),
  icon: GroupIcon,
  recordRepresentation: (user: UserRow) => user.fullname,
};
