import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { can } from '../../domain/access';
import type { KolDetail } from '../../domain/kols/types';
import { mayOpen, pathTo } from '../../domain/routes';
import { useAccess, useReducedView } from '../../ui/console/access/useAccess';
import { useVerb } from '../../ui/console/data/useVerb';
import { DeleteWithReason } from '../../ui/console/reason/DeleteWithReason';
import { useDeletedNotice } from '../../ui/console/trash/useDeletedNotice';
import styles from './kols.module.css';

/** What this person may do with that KOL; KOLs are kept by staff, whatever a group was given. */
export function KolActions({ kol }: { kol: KolDetail }) {
  const translate = useTranslate();
  const tellDeleted = useDeletedNotice('kol');
  const navigate = useNavigate();
  const access = useAccess();
  const reduced = useReducedView();
  const [remove] = useVerb('kolDelete');
  const mayEdit = mayOpen('kolEdit', access);
  const mayDelete = can(access, 'kol_management', 'd');
  if (reduced || !(mayEdit || mayDelete)) return null;
  return (
    <div className={styles.actions}>
      {mayEdit && (
        <Button variant="contained" startIcon={<EditIcon />} component={Link} to={pathTo('kolEdit', { id: kol.id })}>
          {translate('ra.action.edit')}
        </Button>
      )}
      {mayDelete && (
        <DeleteWithReason
          type="KOL"
          title={translate('kolForm.delete.title', { name: kol.stage_name })}
          warning={translate('kolForm.delete.warning')}
          remove={async (reason) => {
            await remove({ params: { id: kol.id }, body: { reason } });
          }}
          onDone={() => {
            tellDeleted(translate('kolForm.delete.done', { name: kol.stage_name }), kol.id, kol.stage_name);
            void navigate(pathTo('kols'));
          }}
        />
      )}
    </div>
  );
}
