import MenuOpenIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { homeOf } from '../../domain/redirects';
import { useAccess } from '../../ui/console/access/useAccess';
import logo from '../logo.svg';
import styles from './Menu.module.css';
import { MenuLinks } from './MenuLinks';

/** The side menu; collapsed it shows icons with their names as tooltips. */
export function Menu({ collapsed, onToggle }: { collapsed: boolean; onToggle: () => void }) {
  const translate = useTranslate();
  const access = useAccess();
  const toggleLabel = translate(collapsed ? 'common.expand_menu' : 'common.collapse_menu');
  return (
    <>
      <Link
        to={homeOf(access)}
        className={styles.brand}
        aria-label={`${translate('common.product')}: ${translate('common.home')}`}
      >
        <img src={logo} alt="" width="28" height="28" />
        {!collapsed && translate('common.product')}
      </Link>
      <MenuLinks collapsed={collapsed} />
      <button
        type="button"
        title={collapsed ? toggleLabel : undefined}
        className={styles.toggle}
        aria-expanded={!collapsed}
        aria-label={toggleLabel}
        onClick={onToggle}
      >
        <MenuOpenIcon className={collapsed ? styles.turned : undefined} />
        {!collapsed && toggleLabel}
      </button>
    </>
  );
}
