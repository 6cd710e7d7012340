import ShieldIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import { lazy } from 'react';
import type { Role } from '../../domain/roles/types';

export default {
  name: 'roles',
  list: lazy(() => import('./RoleList').then((module) => ({ default: module.RoleList }))),
  create: lazy(() => import('./RoleCreate').then((module) => ({ default: module.RoleCreate }))),
  show: lazy(() => import('./RoleShow').then((module) => ({ default: module.RoleShow }))),
  edit: lazy(() => import('./RoleEdit').then((module) => ({ default: module.RoleEdit }))),
  icon: ShieldIcon,
  recordRepresentation: (role: Role) => role.name_display,
};
