/** What opens from the shell; loaded together, once the page is there. */
export { BellPopup } from './BellPopup';
export { CartPopup } from './CartPopup';
export { LanguagePopup } from './LanguagePopup';
export { MenuDrawer } from './MenuDrawer';
export { ThemePopup } from './ThemePopup';
export { UnsavedDialog } from './UnsavedDialog';
export { UserPopup } from './UserPopup';
