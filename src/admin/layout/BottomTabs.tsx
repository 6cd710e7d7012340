import MenuIcon from '@mui/icons-material/Menu';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { pathTo } from '../../domain/routes';
import { useAccess } from '../../ui/console/access/useAccess';
import { LateCode } from '../../ui/plain/late';
import { pages } from '../pages';
import styles from './BottomTabs.module.css';
import { MenuDrawer } from './latePopups';
import { menuPageAt, menuPages } from './menuPages';
import { usePopup } from './usePopup';

/** On phones: the first page of each group, and the whole menu behind the last tab. */
export function BottomTabs() {
  const translate = useTranslate();
  const access = useAccess();
  const here = menuPageAt(useLocation().pathname);
  const popup = usePopup();
  const first = menuPages(access).flatMap(({ group, names }) => (names[0] ? [{ group, names, name: names[0] }] : []));
  return (
    <nav className={styles.tabs} aria-label={translate('common.menu')}>
      {first.slice(0, 4).map(({ group, names, name }) => {
        const { icon: Icon } = pages[name];
        const isCurrent = names.some((one) => one === here);
        return (
          <Link
            key={name}
            to={pathTo(name)}
            className={isCurrent ? `${styles.tab} ${styles.current}` : styles.tab}
            aria-current={isCurrent ? 'page' : undefined}
          >
            <Icon />
            {translate(`page.group.${group}`)}
          </Link>
        );
      })}
      <button type="button" className={styles.tab} aria-expanded={popup.isOpen} onClick={popup.open}>
        <MenuIcon />
        {translate('common.menu_more')}
      </button>
      <LateCode>{popup.wasOpened && <MenuDrawer open={popup.isOpen} onClose={popup.close} />}</LateCode>
    </nav>
  );
}
