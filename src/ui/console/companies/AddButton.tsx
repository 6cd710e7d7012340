import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { mayOpen, pathTo } from '../../../domain/routes';
import { getAccessMap } from '../../../providers/session';
import type { CompanyKit } from './kit';

/** To the wizard that adds a customer or brand, for who may open it. */
export function AddButton({ kit }: { kit: CompanyKit }) {
  const translate = useTranslate();
  if (!mayOpen(kit.pages.create, getAccessMap())) return null;
  return (
    <Button variant="contained" startIcon={<AddIcon />} component={Link} to={pathTo(kit.pages.create)}>
      {translate(`companies.add.action.${kit.resource}`)}
    </Button>
  );
}
