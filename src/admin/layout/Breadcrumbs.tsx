import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { homeOf } from '../../domain/redirects';
import { mayOpen, routes } from '../../domain/routes';
import { getAccessMap } from '../../providers/session';
import logo from '../logo.svg';
import styles from './TopBar.module.css';
import { trailOf } from './trail';

/** The way back up, with a back button on pages below a list. */
export function Breadcrumbs() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const access = getAccessMap();
  const trail = trailOf(pathname);
  const above = trail.at(-2);
  const nearest = trail.slice(0, -1).findLast(({ name }) => mayOpen(name, access));
  // The router counts its entries in the history: the first page of a visit has nothing of ours to go back to.
  const back = () => (window.history.state?.idx > 0 ? navigate(-1) : navigate(nearest?.path ?? homeOf(access)));
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
              {index === trail.length - 1 && <span aria-current="page">{translate(routes[name].label)}</span>}
              {index < trail.length - 1 &&
                (mayOpen(name, access) ? (
                  <Link to={path}>{translate(routes[name].label)}</Link>
                ) : (
                  <span>{translate(routes[name].label)}</span>
                ))}
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
