import { late } from '../../ui/plain/late';

const load = () => import('./popups');

/** Ready before the first of them is opened, without keeping the page waiting. */
export function preparePopups(): () => void {
  const timer = setTimeout(() => void load(), 1_000);
  return () => clearTimeout(timer);
}

export const BellPopup = late(() => load().then((module) => ({ default: module.BellPopup })));
export const CartPopup = late(() => load().then((module) => ({ default: module.CartPopup })));
export const LanguagePopup = late(() => load().then((module) => ({ default: module.LanguagePopup })));
export const MenuDrawer = late(() => load().then((module) => ({ default: module.MenuDrawer })));
export const ThemePopup = late(() => load().then((module) => ({ default: module.ThemePopup })));
export const UnsavedDialog = late(() => load().then((module) => ({ default: module.UnsavedDialog })));
export const UserPopup = late(() => load().then((module) => ({ default: module.UserPopup })));
