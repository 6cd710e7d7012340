import EditIcon from '@mui/icons-material/EditOutlined';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pathTo } from '../../domain/routes';
import { withWords } from '../../providers/pageWords';
import { useMe } from '../../ui/console/access/useAccess';
import { PageHeader } from '../../ui/console/record/PageHeader';
import { RoleBadge } from '../../ui/console/record/RoleBadge';
import { LateCode, late } from '../../ui/plain/late';
import { Picture } from '../../ui/plain/Picture';
import { LatePasswordDrawer } from './LatePasswordDrawer';
import styles from './Profile.module.css';
import { ProfileFacts } from './ProfileFacts';

const OwnApiKeys = late(() =>
  withWords(['apiKeys', 'roleRights'], import('./apiKeys/OwnApiKeys')).then((module) => ({
    default: module.OwnApiKeys,
  })),
);
const OwnDevices = late(() =>
  withWords(['devices'], import('./devices/OwnDevices')).then((module) => ({ default: module.OwnDevices })),
);
const OwnSecondFactor = late(() =>
  withWords(['secondFactor'], import('./secondFactor/OwnSecondFactor')).then((module) => ({
    default: module.OwnSecondFactor,
  })),
);
const ProfileDrawer = late(() => import('./ProfileDrawer').then((module) => ({ default: module.ProfileDrawer })));

/** The signed-in person: banner, picture, role, how to reach them; edited in side panels (spec 1 §2 /profile). */
export function Profile() {
  const translate = useTranslate();
  const me = useMe();
  const [open, setOpen] = useState<'profile' | 'password' | null>(null);
  return (
    <div className={styles.page}>
      <PageHeader
        title={translate('page.profile')}
        actions={
          <>
            <Button variant="outlined" startIcon={<KeyIcon />} onClick={() => setOpen('password')}>
              {translate('users.profile.change_password')}
            </Button>
            <Button variant="contained" startIcon={<EditIcon />} onClick={() => setOpen('profile')}>
              {translate('users.profile.edit')}
            </Button>
          </>
        }
      />
      <div className={styles.card}>
        <div className={styles.banner} />
        <div className={styles.who}>
          <span className={styles.portrait}>
            <Picture src={me.full_avatar} name={me.fullname} width={88} shape="circle" />
          </span>
          <div>
            <h2 className={styles.name}>{me.fullname}</h2>
            <span className={styles.roles}>
              {me.userRoles.map(({ role }) => (
                <RoleBadge key={role.name} role={role} />
              ))}
            </span>
          </div>
        </div>
        <ProfileFacts me={me} />
        <div className={styles.more}>
          <Button startIcon={<SettingsIcon />} component={Link} to={pathTo('accountSettings')}>
            {translate('page.account_settings')}
          </Button>
          <Button startIcon={<ShareIcon />} component={Link} to={pathTo('accountConnections')}>
            {translate('page.account_connections')}
          </Button>
        </div>
      </div>
      <div className={styles.factor}>
        <LateCode>
          <OwnSecondFactor />
        </LateCode>
      </div>
      <div className={styles.devices}>
        <LateCode>
          <OwnDevices />
        </LateCode>
      </div>
      <div className={styles.devices}>
        <LateCode>
          <OwnApiKeys />
        </LateCode>
      </div>
      <LateCode>
        {open === 'profile' && <ProfileDrawer me={me} onClose={() => setOpen(null)} />}
        {open === 'password' && <LatePasswordDrawer onClose={() => setOpen(null)} />}
      </LateCode>
    </div>
  );
}
