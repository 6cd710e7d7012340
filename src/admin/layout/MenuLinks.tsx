import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { formatNumber } from '../../domain/format';
import { pathTo, routes } from '../../domain/routes';
import type { TodayBadges } from '../../domain/today/types';
import { useAccess } from '../../ui/console/access/useAccess';
import { useRead } from '../../ui/console/data/useRead';
import { useLanguage } from '../../ui/plain/language';
import { type PageName, pages } from '../pages';
import styles from './Menu.module.css';
import { menuPageAt, menuPages } from './menuPages';

interface MenuLinksProps {
  collapsed?: boolean;
  onChoose?: () => void;
}

type Badges = Partial<Record<PageName, number>>;

/** Where the menu is longer than the window, it shows where one is. */
const show = (link: HTMLElement | null) => {
  link?.scrollIntoView({ block: 'nearest' });
};

/** Groups with their pages; a group with one page is only that page (spec 1 §2). */
export function MenuLinks({ collapsed = false, onChoose }: MenuLinksProps) {
  const translate = useTranslate();
  const access = useAccess();
  const badges: Badges = useRead<TodayBadges>('todayBadges').data ?? {};
  const here = menuPageAt(useLocation().pathname);
  const language = useLanguage();
  const titleOf = (name: PageName) => {
    const waiting = badges[name] && translate('common.waiting', { count: badges[name] });
    const label = collapsed && translate(routes[name].label);
    return [label, waiting].filter(Boolean).join(' · ') || undefined;
  };
  return (
    <nav className={styles.links} aria-label={translate('common.menu')}>
      {menuPages(access).map(({ group, names }) => (
        <div key={group} className={names.length > 1 ? styles.group : undefined}>
          {names.length > 1 && (
            <p className={collapsed ? `${styles.groupName} ${styles.hidden}` : styles.groupName}>
              {translate(`page.group.${group}`)}
            </p>
          )}
          {names.map((name) => {
            const { icon: Icon } = pages[name];
            const label = translate(routes[name].label);
            const current = name === here;
            return (
              <Link
                key={name}
                ref={current ? show : undefined}
                to={pathTo(name)}
                title={titleOf(name)}
                // Drawn by the style: as text, it would be taken for what the link is called.
                data-count={badges[name] && formatNumber(badges[name], language)}
                aria-label={label}
                className={[styles.link, current && styles.current, collapsed && styles.dotted]
                  .filter(Boolean)
                  .join(' ')}
                aria-current={current ? 'page' : undefined}
                onClick={onChoose}
              >
                <Icon />
                {!collapsed && label}
              </Link>
            );
          })}
        </div>
      ))}
    </nav>
  );
}
