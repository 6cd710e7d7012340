import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { mayOpen, pathTo } from '../../../domain/routes';
import { useAccess } from '../access/useAccess';
import type { CompanyKit } from './kit';

/** Names the customer a new brand is of in the address of the wizard. */
export const customerParameter = 'customer';

interface AddButtonProps {
  kit: { resource: CompanyKit['resource']; pages: Pick<CompanyKit['pages'], 'create'> };
  /** The customer whose brand it will be; beside the page's own actions. */
  customerId?: string;
}

/** To the wizard that adds a customer or brand, for who may open it. */
export function AddButton({ kit, customerId }: AddButtonProps) {
  const translate = useTranslate();
  const access = useAccess();
  if (!mayOpen(kit.pages.create, access)) return null;
  const path = pathTo(kit.pages.create);
  return (
    <Button
      variant={customerId ? 'outlined' : 'contained'}
      startIcon={<AddIcon />}
      component={Link}
      to={customerId ? `${path}?${customerParameter}=${customerId}` : path}
    >
      {translate(`companies.add.action.${kit.resource}`)}
    </Button>
  );
}
