import { type AccessMap, can } from '../../../domain/access';

const rights = {
  'sync-time': ['r_setting_sync_time'],
  department: ['r_setting_department', 'r_setting_studio'],
} as const;

export type SettingsMenu = keyof typeof rights;

/** The parts of the settings page this person may see, in their order (spec 1 §2 Settings page). */
export function settingsMenus(access: AccessMap): SettingsMenu[] {
  const menus = Object.keys(rights) as SettingsMenu[];
  return menus.filter((menu) => rights[menu].some((action) => can(access, 'setting', action)));
}
