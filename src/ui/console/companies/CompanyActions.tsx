import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { isReduced } from '../../../domain/roles';
import { mayOpen, pathTo } from '../../../domain/routes';
import { request } from '../../../providers/http';
import { mayCall } from '../../../providers/mayCall';
import { getAccessMap, getAccount } from '../../../providers/session';
import { DeleteWithReason } from '../reason/DeleteWithReason';
import styles from './companies.module.css';
import type { Company, CompanyKit } from './kit';

/** What this person may do with a customer or brand; they are kept by staff, whatever a group was given. */
export function CompanyActions({ kit, record }: { kit: CompanyKit; record: Company }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const { id, name } = record;
  const mayEdit = mayOpen(kit.pages.edit, getAccessMap());
  const mayDelete = mayCall(kit.calls.delete);
  if (isReduced(getAccount()?.me ?? null) || !(mayEdit || mayDelete)) return null;
  return (
    <div className={styles.actions}>
      {mayEdit && (
        <Button variant="contained" startIcon={<EditIcon />} component={Link} to={pathTo(kit.pages.edit, { id })}>
          {translate('ra.action.edit')}
        </Button>
      )}
      {mayDelete && (
        <DeleteWithReason
          type={kit.reasonType}
          title={translate('companies.delete.title', { name })}
          warning={[...kit.hanging(record, translate), translate(`companies.delete.warning.${kit.resource}`)].join(
            '\n',
          )}
          remove={(reason) => request(kit.calls.delete, { params: { id }, body: { reason } })}
          onDone={() => {
            notify(translate('companies.delete.done', { name }), { type: 'success' });
            void Promise.resolve(navigate(pathTo(kit.pages.list))).then(refresh);
          }}
        />
      )}
    </div>
  );
}
