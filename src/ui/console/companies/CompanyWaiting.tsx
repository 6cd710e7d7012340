import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { mayOpen, pathTo } from '../../../domain/routes';
import { useAccess } from '../access/useAccess';
import { Waiting } from '../approval/Waiting';
import { CompanyChanges } from './CompanyChanges';
import { CompanyFacts } from './CompanyFacts';
import type { Company, CompanyKit } from './kit';

/** What is decided on of a customer or brand; a new one may be filled in before. */
export function CompanyWaiting({ kit, record }: { kit: CompanyKit; record: Company }) {
  const translate = useTranslate();
  const access = useAccess();
  const edit = mayOpen(kit.pages.approvalEdit, access) && (
    <Button
      variant="outlined"
      startIcon={<EditIcon />}
      component={Link}
      to={pathTo(kit.pages.approvalEdit, { id: record.id })}
    >
      {translate('ra.action.edit')}
    </Button>
  );
  return (
    <Waiting
      record={record}
      facts={<CompanyFacts kit={kit} values={kit.toForm(record)} />}
      showChange={(change) => <CompanyChanges kit={kit} change={change} />}
      actions={edit}
    />
  );
}
