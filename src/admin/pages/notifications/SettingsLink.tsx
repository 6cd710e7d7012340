import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pathTo } from '../../../domain/routes';

/** To the choice of what arrives, and where. */
export function SettingsLink({ onClick }: { onClick?: () => void }) {
  const translate = useTranslate();
  const label = translate('notifications.settings');
  return (
    <IconButton component={Link} to={pathTo('accountSettings')} aria-label={label} title={label} onClick={onClick}>
      <SettingsIcon sx={{ fontSize: 18 }} />
    </IconButton>
  );
}
