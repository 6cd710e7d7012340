import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMe } from '../../ui/console/access/useAccess';
import { LateCode } from '../../ui/plain/late';
import { Picture } from '../../ui/plain/Picture';
import { LatePasswordDrawer } from '../pages/LatePasswordDrawer';
import { UserPopup } from './latePopups';
import styles from './TopBar.module.css';
import { usePopup } from './usePopup';

/** Who is signed in, their profile, their password in a side panel, the way out (spec 1 §2 Shell). */
export function UserMenu() {
  const translate = useTranslate();
  const popup = usePopup();
  const [changing, setChanging] = useState(false);
  const me = useMe();
  return (
    <>
      <button
        type="button"
        className={styles.user}
        aria-label={translate('common.account')}
        aria-haspopup="menu"
        aria-expanded={popup.isOpen}
        onClick={popup.open}
      >
        <Picture src={me.full_avatar} name={me.fullname} width={30} shape="circle" />
      </button>
      <LateCode>
        {popup.wasOpened && (
          <UserPopup anchor={popup.anchor} onClose={popup.close} onChangePassword={() => setChanging(true)} />
        )}
        {changing && <LatePasswordDrawer onClose={() => setChanging(false)} />}
      </LateCode>
    </>
  );
}
