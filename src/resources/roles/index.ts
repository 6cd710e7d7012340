import ShieldIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import type { Role } from '../../domain/roles/types';
import { late } from '../../ui/plain/late';

export default {
  name: 'roles',
  list: late(() => import('./RoleList').then((module) => ({ default: module.RoleList }))),
  create: late(() => import('./RoleCreate').then((module) => ({ default: module.RoleCreate }))),
  show: late(() => import('./RoleShow').then((module) => ({ default: module.RoleShow }))),
  edit: late(() => import('./RoleEdit').then((module) => ({ default: module.RoleEdit }))),
  icon: ShieldIcon,
  recordRepresentation: (role: Role) => role.name_display,
};
