import AccountCircleIcon from '@mui/icons-material/AccountCircleOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useLogout, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pathTo } from '../../domain/routes';
import { getAccount } from '../../providers/session';
import { mayLeave } from '../../providers/unsaved';
import { Picture } from '../../ui/plain/Picture';
import styles from './TopBar.module.css';

/** Who is signed in, their profile, the way out. */
export function UserMenu() {
  const translate = useTranslate();
  const logout = useLogout();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const me = getAccount()?.me;
  if (!me) return null;
  const leave = async () => {
    setAnchor(null);
    if (await mayLeave()) await logout();
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
        <MenuItem onClick={() => void leave()}>
          <LogoutIcon sx={{ fontSize: 18, mr: 2.5 }} color="secondary" />
          {translate('common.logout')}
        </MenuItem>
      </Menu>
    </>
  );
}
