import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { pathTo, routes } from '../../domain/routes';
import { useAccess } from '../../ui/console/access/useAccess';
import { pages } from '../pages';
import styles from './Menu.module.css';
import { menuPageAt, menuPages } from './menuPages';

interface MenuLinksProps {
  collapsed?: boolean;
  onChoose?: () => void;
}

/** Groups with their pages; a group with one page is only that page (spec 1 §2). */
export function MenuLinks({ collapsed = false, onChoose }: MenuLinksProps) {
  const translate = useTranslate();
  const access = useAccess();
  const here = menuPageAt(useLocation().pathname);
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
                to={pathTo(name)}
                title={collapsed ? label : undefined}
                aria-label={label}
                className={current ? `${styles.link} ${styles.current}` : styles.link}
                aria-current={current ? 'page' : undefined}
                onClick={onChoose}
              >
                <Icon />
                {!collapsed && <span>{label}</span>}
              </Link>
            );
          })}
        </div>
      ))}
    </nav>
  );
}
