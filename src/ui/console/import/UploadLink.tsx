import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { mayOpen, pathTo, type RouteName } from '../../../domain/routes';
import { useAccess } from '../access/useAccess';

interface UploadLinkProps {
  page: RouteName;
  /** Already translated. */
  label: string;
}

/** To the page of an import, for who may open it. */
export function UploadLink({ page, label }: UploadLinkProps) {
  if (!mayOpen(page, useAccess())) return null;
  return (
    <Button variant="outlined" startIcon={<UploadIcon />} component={Link} to={pathTo(page)}>
      {label}
    </Button>
  );
}
