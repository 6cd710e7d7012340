import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { mayOpen, pathTo } from '../../../domain/routes';
import { useAccess, useReducedView } from '../access/useAccess';

/** Names the brand a new campaign is of in the address of the wizard. */
export const brandParameter = 'brand';

/** To the wizard of a campaign of this brand, for who may open it; beside the page's own actions. */
export function CreateCampaignButton({ brandId }: { brandId: string }) {
  const translate = useTranslate();
  const isReduced = useReducedView();
  if (!mayOpen('campaignCreate', useAccess()) || isReduced) return null;
  return (
    <Button
      variant="outlined"
      startIcon={<AddIcon />}
      component={Link}
      to={`${pathTo('campaignCreate')}?${brandParameter}=${brandId}`}
    >
      {translate('page.campaign_create')}
    </Button>
  );
}
