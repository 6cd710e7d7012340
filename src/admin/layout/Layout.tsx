import useMediaQuery from '@mui/material/useMediaQuery';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { forgetOverlays } from '../../providers/catalogue';
import { onChanged } from '../../providers/changes';
import { getConnection, subscribeConnection } from '../../providers/connection';
import { loadLanguages } from '../../providers/languages';
import { getPreference, setPreference, subscribePreferences } from '../../providers/preferences';
import { recordSlots } from '../../ui/console/record/detailPlace';
import { theme } from '../../ui/console/theme';
import { usePhone } from '../../ui/console/usePhone';
import { LateCode } from '../../ui/plain/late';
import { ErrorBoundary } from '../pages/ErrorBoundary';
import { PageSkeleton } from '../pages/PageSkeleton';
import { PaletteHost } from '../palette/PaletteHost';
import { BottomTabs } from './BottomTabs';
import { Breadcrumbs } from './Breadcrumbs';
import { CartMenu } from './CartMenu';
import { LanguagePicker } from './LanguagePicker';
import styles from './Layout.module.css';
import { preparePopups } from './latePopups';
import { Menu } from './Menu';
import { NotificationBell } from './NotificationBell';
import { ThemeSwitch } from './ThemeSwitch';
import bar from './TopBar.module.css';
import { UnsavedGuard } from './UnsavedGuard';
import { UserMenu } from './UserMenu';

/** The shell: menu at the left, top bar, the page; tabs at the bottom on phones. */
export function Layout({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const menu = useMenuState();
  useReconnect();
  useFollowWords();
  useEffect(preparePopups, []);
  const isPhone = usePhone();
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
        <ErrorBoundary key={pathname}>
          <LateCode fallback={<PageSkeleton />}>{children}</LateCode>
        </ErrorBoundary>
      </main>
      {isPhone && <BottomTabs />}
      <UnsavedGuard />
    </div>
  );
}

/** Where one is, the way to anything else, whom one has chosen, in which language, how it looks, who one is. */
function TopBar() {
  return (
    <header className={bar.bar}>
      <Breadcrumbs />
      <div id={recordSlots.head} className={bar.record} />
      <PaletteHost />
      <div className={bar.tools}>
        <CartMenu />
        <NotificationBell />
        <div className={bar.own}>
          <LanguagePicker />
          <ThemeSwitch />
          <UserMenu />
        </div>
        <div id={recordSlots.menu} />
      </div>
    </header>
  );
}

/** Open, or collapsed below xl, until the person chooses otherwise for that width; remembered (spec 1 §2). */
function useMenuState(): { collapsed: boolean; toggle: () => void } {
  const name = useMediaQuery(theme.breakpoints.up('xl'), { noSsr: true }) ? 'menu' : 'menuNarrow';
  const collapsed = useSyncExternalStore(subscribePreferences, () => getPreference(name)) === 'collapsed';
  return { collapsed, toggle: () => setPreference(name, collapsed ? 'open' : 'collapsed') };
}

/** Reads anew what is shown once the server is back: what has changed meanwhile was not told. */
function useReconnect(): void {
  const queryClient = useQueryClient();
  const connection = useSyncExternalStore(subscribeConnection, getConnection);
  const lost = useRef(false);
  useEffect(() => {
    if (connection === 'fine' && lost.current) void queryClient.invalidateQueries();
    lost.current = connection !== 'fine';
  }, [connection, queryClient]);
}

/** The languages to choose from, and the words laid over the product's own, as somebody has just left them. */
function useFollowWords(): void {
  useEffect(
    () =>
      onChanged((changed) => {
        if (!changed.some(([entity]) => entity === 'languages' || entity === 'translations')) return;
        forgetOverlays();
        void loadLanguages();
      }),
    [],
  );
}
