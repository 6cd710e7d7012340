import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { mayOpen, pathTo } from '../../../domain/routes';
import { useAccess, useMayCall, useReducedView } from '../access/useAccess';
import { useVerb } from '../data/useVerb';
import { DeleteWithReason } from '../reason/DeleteWithReason';
import { SummaryActions } from '../record/DetailLayout';
import { InviteButton } from '../representatives/InviteButton';
import { useDeletedNotice } from '../trash/useDeletedNotice';
import styles from './companies.module.css';
import type { Company, CompanyKit } from './kit';

/** What this person may do with a customer or brand; they are kept by staff, whatever a group was given. */
export function CompanyActions({ kit, record }: { kit: CompanyKit; record: Company }) {
  const translate = useTranslate();
  const type = kit.resource === 'brands' ? 'brand' : 'customer';
  const tellDeleted = useDeletedNotice(type);
  const navigate = useNavigate();
  const { id, name } = record;
  const mayEdit = mayOpen(kit.pages.edit, useAccess());
  const mayDelete = useMayCall(kit.calls.delete);
  const reduced = useReducedView();
  const [remove] = useVerb(kit.calls.delete);
  const mayInvite = useMayCall('representativeCreate');
  if (reduced || !(mayEdit || mayDelete || mayInvite)) return null;
  return (
    <SummaryActions>
      <div className={styles.actions}>
        {mayEdit && (
          <Button variant="contained" startIcon={<EditIcon />} component={Link} to={pathTo(kit.pages.edit, { id })}>
            {translate('ra.action.edit')}
          </Button>
        )}
        <InviteButton type={type} company={record} />
        {mayDelete && (
          <DeleteWithReason
            type={kit.reasonType}
            title={translate('companies.delete.title', { name })}
            warning={[...kit.hanging(record, translate), translate(`companies.delete.warning.${kit.resource}`)].join(
              '\n',
            )}
            remove={(reason) => remove({ params: { id }, body: { reason } })}
            onDone={() => {
              tellDeleted(translate('companies.delete.done', { name }), id, name);
              void navigate(pathTo(kit.pages.list));
            }}
          />
        )}
      </div>
    </SummaryActions>
  );
}
