import { lazy } from 'react';

const load = () => import('./popups');

/** Ready before the first of them is opened, without keeping the page waiting. */
export function preparePopups(): () => void {
  const timer = setTimeout(() => void load(), 1_000);
  return () => clearTimeout(timer);
}

export const BellPopup = lazy(() => load().then((module) => ({ default: module.BellPopup })));
export const CartPopup = lazy(() => load().then((module) => ({ default: module.CartPopup })));
export const LanguagePopup = lazy(() => load().then((module) => ({ default: module.LanguagePopup })));
export const MenuDrawer = lazy(() => load().then((module) => ({ default: module.MenuDrawer })));
export const ThemePopup = lazy(() => load().then((module) => ({ default: module.ThemePopup })));
export const UnsavedDialog = lazy(() => load().then((module) => ({ default: module.UnsavedDialog })));
export const UserPopup = lazy(() => load().then((module) => ({ default: module.UserPopup })));
