import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { BottomTabs } from './BottomTabs';
import styles from './Layout.module.css';
import { Menu } from './Menu';
import { TopBar } from './TopBar';
import { UnsavedGuard } from './UnsavedGuard';
import { useMenuState } from './useMenuState';
import { useReconnect } from './useReconnect';

/** The shell: menu at the left, top bar, the page; tabs at the bottom on phones. */
export function Layout({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const menu = useMenuState();
  useReconnect();
  return (
    <div className={menu.collapsed ? `${styles.shell} ${styles.collapsed}` : styles.shell}>
      <a className={styles.skip} href="#main">
        {translate('common.skip')}
      </a>
      <aside className={styles.side} aria-label={translate('common.menu')}>
        <Menu collapsed={menu.collapsed} onToggle={menu.toggle} />
      </aside>
      <TopBar />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <BottomTabs />
      <UnsavedGuard />
    </div>
  );
}
