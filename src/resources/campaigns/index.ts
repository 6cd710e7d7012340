import CampaignIcon from '@mui/icons-material/CampaignOutlined';
import { lazy } from 'react';
import type { CampaignListItem } from '../../domain/campaigns/types';
import { withWords } from '../../providers/pageWords';

export default {
  name: 'campaigns',
  list: lazy(() =>
    withWords(['campaignDetail', 'campaignList'], import('./CampaignList')).then((module) => ({
      default: module.CampaignList,
    })),
  ),
  show: lazy(() =>
    withWords(['campaignDetail', 'parts'], import('./CampaignShow')).then((module) => ({
      default: module.CampaignShow,
    })),
  ),
  create: lazy(() =>
    withWords(['campaignForm', 'parts'], import('./create/CampaignCreate')).then((module) => ({
      default: module.CampaignCreate,
    })),
  ),
  edit: lazy(() =>
    withWords(['campaignForm'], import('./form/CampaignEdit')).then((module) => ({ default: module.CampaignEdit })),
  ),
  icon: CampaignIcon,
  recordRepresentation: (campaign: CampaignListItem) => campaign.name,
};
