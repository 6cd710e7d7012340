import AccountCircleIcon from '@mui/icons-material/AccountCircleOutlined';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pathTo } from '../../domain/routes';
import { useMe } from '../../ui/console/access/useAccess';
import { useRoleName } from '../../ui/console/useRoleName';
import styles from './TopBar.module.css';
import type { PopupProps } from './usePopup';
import { useSignOut } from './useSignOut';

/** Profile, password and the way out, below the person's picture. */
export function UserPopup({ anchor, onClose, onChangePassword }: PopupProps & { onChangePassword: () => void }) {
  const translate = useTranslate();
  const roleName = useRoleName();
  const signOut = useSignOut();
  const me = useMe();
  const choose = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      <li className={styles.me} role="presentation">
        <strong>{me.fullname}</strong>
        <span>{me.userRoles[0] && roleName(me.userRoles[0].role)}</span>
      </li>
      <MenuItem component={Link} to={pathTo('profile')} onClick={onClose}>
        <AccountCircleIcon sx={{ fontSize: 18, mr: 2.5 }} color="secondary" />
        {translate('page.profile')}
      </MenuItem>
      <MenuItem onClick={choose(onChangePassword)}>
        <KeyIcon sx={{ fontSize: 18, mr: 2.5 }} color="secondary" />
        {translate('users.profile.change_password')}
      </MenuItem>
      <MenuItem onClick={choose(() => void signOut())}>
        <LogoutIcon sx={{ fontSize: 18, mr: 2.5 }} color="secondary" />
        {translate('common.logout')}
      </MenuItem>
    </Menu>
  );
}
