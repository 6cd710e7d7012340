import { Breadcrumbs } from './Breadcrumbs';
import { LanguagePicker } from './LanguagePicker';
import { ThemeSwitch } from './ThemeSwitch';
import styles from './TopBar.module.css';
import { UserMenu } from './UserMenu';

/** Where one is, in which language, how it looks, who one is. */
export function TopBar() {
  return (
    <header className={styles.bar}>
      <Breadcrumbs />
      <div className={styles.tools}>
        <LanguagePicker />
        <ThemeSwitch />
        <UserMenu />
      </div>
    </header>
  );
}
