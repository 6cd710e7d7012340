import ShieldIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import type { Role } from '../../domain/roles/types';
import { withWords } from '../../providers/pageWords';
import { late } from '../../ui/plain/late';

export default {
  name: 'roles',
  list: late(() => withWords(['roleRights'], import('./RoleList')).then((module) => ({ default: module.RoleList }))),
  create: late(() =>
    withWords(['roleRights'], import('./RoleCreate')).then((module) => ({ default: module.RoleCreate })),
  ),
  show: late(() => withWords(['roleRights'], import('./RoleShow')).then((module) => ({ default: module.RoleShow }))),
  edit: late(() => withWords(['roleRights'], import('./RoleEdit')).then((module) => ({ default: module.RoleEdit }))),
  icon: ShieldIcon,
  recordRepresentation: (role: Role) => role.name_display,
};
