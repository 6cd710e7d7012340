import { useTranslate } from 'react-admin';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useAccess } from '../../../ui/console/access/useAccess';
import { PageHeader } from '../../../ui/console/record/PageHeader';
import { Tabs } from '../../../ui/console/record/Tabs';
import { EmptyState } from '../../../ui/console/state/EmptyState';
import { Departments } from './Departments';
import { SyncTimes } from './SyncTimes';
import styles from './settings.module.css';
import { type SettingsMenu, settingsMenus } from './settingsMenus';

const content: Record<SettingsMenu, { label: string; element: React.ReactNode }> = {
  'sync-time': { label: 'settings.menu.sync_time', element: <SyncTimes /> },
  department: { label: 'settings.menu.department', element: <Departments /> },
};

/** System settings: the part named by `menu`, else the first the person may see (spec 1 §2 Settings page). */
export function SystemSettings() {
  const translate = useTranslate();
  const [parameters] = useSearchParams();
  const menus = settingsMenus(useAccess());
  const [first] = menus;
  if (first && !menus.some((menu) => menu === parameters.get('menu'))) {
    const named = new URLSearchParams(parameters);
    named.set('menu', first);
    return <Navigate to={{ search: named.toString() }} replace />;
  }
  const tabs = menus.map((key) => ({ key, label: translate(content[key].label), content: content[key].element }));
  return (
    <div className={styles.page}>
      <PageHeader title={translate('page.system_settings')} />
      {first ? (
        <Tabs tabs={tabs} param="menu" forget={['department']} />
      ) : (
        <EmptyState title={translate('settings.no_part')} hint={translate('settings.no_part_hint')} />
      )}
    </div>
  );
}
