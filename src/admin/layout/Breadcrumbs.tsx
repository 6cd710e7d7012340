import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import IconButton from '@mui/material/IconButton';
import { useGetOne, useGetRecordRepresentation, useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { homeOf } from '../../domain/redirects';
import { mayOpen, routes } from '../../domain/routes';
import { mayCall } from '../../providers/mayCall';
import { endpointFor } from '../../providers/resourceCalls';
import { useAccess } from '../../ui/console/access/useAccess';
import { quiet, whole } from '../../ui/console/record/whole';
import logo from '../logo.svg';
import styles from './TopBar.module.css';
import { type Crumb, trailOf } from './trail';

/** The way back up, with a back button on pages below a list. */
export function Breadcrumbs() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const access = useAccess();
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
          {trail.map((crumb, index) => (
            <li key={crumb.path}>
              {index === trail.length - 1 && (
                <span aria-current="page">
                  <CrumbName {...crumb} />
                </span>
              )}
              {index < trail.length - 1 &&
                (mayOpen(crumb.name, access) ? (
                  <Link to={crumb.path}>
                    <CrumbName {...crumb} />
                  </Link>
                ) : (
                  <span>
                    <CrumbName {...crumb} />
                  </span>
                ))}
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}

function CrumbName({ name, id }: Crumb) {
  const translate = useTranslate();
  const { record, label } = routes[name];
  const words = translate(label);
  return record && id ? <RecordName resource={record} id={id} fallback={words} /> : words;
}

interface RecordNameProps {
  resource: string;
  id: string;
  /** Until the record is there, or where it cannot be read. */
  fallback: string;
}

/** What a record is called, from the answer its page reads. */
function RecordName({ resource, id, fallback }: RecordNameProps) {
  const nameOf = useGetRecordRepresentation(resource);
  const access = useAccess();
  const call = endpointFor(resource, 'getOne');
  const enabled = call !== undefined && mayCall(access, call);
  const { data } = useGetOne(resource, { id, meta: whole(resource) }, { enabled, retry: false, onError: quiet });
  return data ? nameOf(data) : fallback;
}
