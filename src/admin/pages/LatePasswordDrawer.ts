import { late } from '../../ui/plain/late';

/** The side panel that changes the own password, loaded when it is opened: profile, user menu and palette have it. */
export const LatePasswordDrawer = late(() =>
  import('./ProfilePassword').then((module) => ({ default: module.PasswordDrawer })),
);
