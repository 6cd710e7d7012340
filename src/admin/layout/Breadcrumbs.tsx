import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { routes } from '../../domain/routes';
import logo from '../logo.svg';
import styles from './TopBar.module.css';
import { trailOf } from './trail';

/** The way back up, with a back button on pages below a list. */
export function Breadcrumbs() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const trail = trailOf(pathname);
  const above = trail.at(-2);
  // The first page of a visit has nothing to go back to in the history.
  const back = () => (above && key === 'default' ? navigate(above.path) : navigate(-1));
  return (
    <div className={above ? styles.trail : `${styles.trail} ${styles.top}`}>
      {!above && (
        <span className={styles.brand}>
          <img src={logo} alt="" width="26" height="26" />
          {translate('common.product')}
        </span>
      )}
      {above && (
        <IconButton size="small" aria-label={translate('common.back')} onClick={back}>
          <ArrowBackIcon sx={{ fontSize: 18 }} />
        </IconButton>
      )}
      <nav aria-label={translate('common.breadcrumbs')}>
        <ol className={styles.crumbs}>
          {trail.map(({ name, path }, index) => (
            <li key={path}>
              {index < trail.length - 1 ? (
                <Link to={path}>{translate(routes[name].label)}</Link>
              ) : (
                <span aria-current="page">{translate(routes[name].label)}</span>
              )}
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
