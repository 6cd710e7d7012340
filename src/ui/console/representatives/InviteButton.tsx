import PersonAddIcon from '@mui/icons-material/PersonAddOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { RepresentedType } from '../../../domain/representatives/schema';
import { pathTo } from '../../../domain/routes';
import { useMayCall } from '../access/useAccess';
import { type Company, placesOf } from './represented';

interface InviteButtonProps {
  type: RepresentedType;
  company: Pick<Company, 'id' | 'status'>;
}

/** To the wizard that lets somebody in for a customer or brand; for nobody where it was rejected, as the server says. */
export function InviteButton({ type, company }: InviteButtonProps) {
  const translate = useTranslate();
  const mayInvite = useMayCall('representativeCreate');
  if (company.status === 'reject' || !mayInvite) return null;
  return (
    <Button
      variant="outlined"
      startIcon={<PersonAddIcon />}
      component={Link}
      to={pathTo(placesOf[type].create, { id: company.id })}
    >
      {translate('representatives.add.action')}
    </Button>
  );
}
