import MenuIcon from '@mui/icons-material/Menu';
import Drawer from '@mui/material/Drawer';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { pathTo } from '../../domain/routes';
import { pages } from '../pages';
import styles from './BottomTabs.module.css';
import { MenuLinks } from './MenuLinks';
import { menuPageAt, menuPages } from './menuPages';

/** On phones: the first page of each group, and the whole menu behind the last tab. */
export function BottomTabs() {
  const translate = useTranslate();
  const here = menuPageAt(useLocation().pathname);
  const [open, setOpen] = useState(false);
  const first = menuPages().flatMap(({ group, names }) => (names[0] ? [{ group, names, name: names[0] }] : []));
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
      <button type="button" className={styles.tab} aria-expanded={open} onClick={() => setOpen(true)}>
        <MenuIcon />
        {translate('common.menu_more')}
      </button>
      <Drawer open={open} onClose={() => setOpen(false)} slotProps={{ paper: { sx: { width: 280, pt: 2 } } }}>
        <MenuLinks onChoose={() => setOpen(false)} />
      </Drawer>
    </nav>
  );
}
