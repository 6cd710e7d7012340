import { PaletteHost } from '../palette/PaletteHost';
import { Breadcrumbs } from './Breadcrumbs';
import { CartMenu } from './CartMenu';
import { LanguagePicker } from './LanguagePicker';
import { NotificationBell } from './NotificationBell';
import { ThemeSwitch } from './ThemeSwitch';
import styles from './TopBar.module.css';
import { UserMenu } from './UserMenu';

/** Where one is, the way to anything else, whom one has chosen, in which language, how it looks, who one is. */
export function TopBar() {
  return (
    <header className={styles.bar}>
      <Breadcrumbs />
      <PaletteHost />
      <div className={styles.tools}>
        <CartMenu />
        <NotificationBell />
        <LanguagePicker />
        <ThemeSwitch />
        <UserMenu />
      </div>
    </header>
  );
}
