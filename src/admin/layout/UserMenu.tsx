import AccountCircleIcon from '@mui/icons-material/AccountCircleOutlined';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pathTo } from '../../domain/routes';
import { getAccount } from '../../providers/session';
import { Picture } from '../../ui/plain/Picture';
import { LazyPasswordDrawer } from '../pages/LazyPasswordDrawer';
import styles from './TopBar.module.css';
import { useSignOut } from './useSignOut';

/** Who is signed in, their profile, their password in a side panel, the way out (spec 1 §2 Shell). */
export function UserMenu() {
  const translate = useTranslate();
  const signOut = useSignOut();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [changing, setChanging] = useState(false);
  const me = getAccount()?.me;
  if (!me) return null;
  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <button
        type="button"
        className={styles.user}
        aria-label={translate('common.account')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Picture src={me.full_avatar} name={me.fullname} width={30} shape="circle" />
      </button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <li className={styles.me} role="presentation">
          <strong>{me.fullname}</strong>
          <span>{me.userRoles[0]?.role.name_display}</span>
        </li>
        <MenuItem component={Link} to={pathTo('profile')} onClick={() => setAnchor(null)}>
          <AccountCircleIcon sx={{ fontSize: 18, mr: 2.5 }} color="secondary" />
          {translate('page.profile')}
        </MenuItem>
        <MenuItem onClick={choose(() => setChanging(true))}>
          <KeyIcon sx={{ fontSize: 18, mr: 2.5 }} color="secondary" />
          {translate('users.profile.change_password')}
        </MenuItem>
        <MenuItem onClick={choose(() => void signOut())}>
          <LogoutIcon sx={{ fontSize: 18, mr: 2.5 }} color="secondary" />
          {translate('common.logout')}
        </MenuItem>
      </Menu>
      <Suspense>{changing && <LazyPasswordDrawer onClose={() => setChanging(false)} />}</Suspense>
    </>
  );
}
