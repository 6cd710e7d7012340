import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { RoleDetail } from '../../domain/roles/types';
import { mayOpen, pathTo } from '../../domain/routes';
import { useAccess } from '../../ui/console/access/useAccess';
import { useHistoryTab } from '../../ui/console/history/useHistoryTab';
import { Fact, Facts } from '../../ui/console/record/Fact';
import { RecordHead } from '../../ui/console/record/RecordHead';
import { RecordPage } from '../../ui/console/record/RecordPage';
import { Section } from '../../ui/console/record/Section';
import { AskBox } from './AskBox';
import { type MatrixHandle, RightsMatrix } from './RightsMatrix';
import { RoleAbout } from './RoleAbout';
import { RoleState } from './RoleState';
import { RoleType } from './RoleType';
import { rightsOf } from './rights';
import styles from './roles.module.css';

/** A permission group to read, for those who may not change it (spec 2 §6). */
export function RoleShow() {
  return <RecordPage<RoleDetail> resource="roles">{(role) => <Shown role={role} />}</RecordPage>;
}

function Shown({ role }: { role: RoleDetail }) {
  const translate = useTranslate();
  const access = useAccess();
  const matrix = useRef<MatrixHandle>(null);
  const rights = useMemo(() => rightsOf(role.permissions), [role.permissions]);
  const history = useHistoryTab('role', role.id);
  const field = (name: string) => translate(`roleRights.field.${name}`);
  return (
    <div className={styles.page}>
      <RecordHead
        title={role.name_display}
        code={role.name}
        state={<RoleState status={role.status} />}
        about={<RoleAbout role={role} />}
        actions={
          mayOpen('permissionGroupEdit', access) && (
            <Button
              variant="contained"
              startIcon={<EditIcon />}
              component={Link}
              to={pathTo('permissionGroupEdit', { id: role.id })}
            >
              {translate('ra.action.edit')}
            </Button>
          )
        }
      />
      <div className={styles.read}>
        <Section title={translate('roleRights.about')}>
          <Facts>
            <Fact label={field('name')}>
              <code>{role.name}</code>
            </Fact>
            <Fact label={field('type')}>
              <RoleType type={role.type} />
            </Fact>
            <Fact label={field('priority')}>{role.priority}</Fact>
            <Fact label={field('second_factor_required')}>
              {translate(role.second_factor_required ? 'common.yes' : 'roleRights.second_factor_no')}
            </Fact>
            <Fact label={field('description')}>{role.description}</Fact>
          </Facts>
        </Section>
        <Section title={translate('roleRights.rights')} description={translate('roleRights.rights_read')}>
          <AskBox roles={[{ name: role.name_display, rights }]} onFind={(grant) => matrix.current?.find(grant)} />
          <RightsMatrix rights={rights} before={rights} onChange={undefined} handle={matrix} />
        </Section>
        {history.map(({ key, label, content }) => (
          <Section key={key} title={label}>
            {content}
          </Section>
        ))}
      </div>
    </div>
  );
}
