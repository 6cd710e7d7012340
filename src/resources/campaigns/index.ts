import CampaignIcon from '@mui/icons-material/CampaignOutlined';
import type { CampaignListItem } from '../../domain/campaigns/types';
import { withWords } from '../../providers/pageWords';
import { late } from '../../ui/plain/late';

export default {
  name: 'campaigns',
  list: late(() =>
    withWords(['campaignDetail', 'campaignList'], import('./CampaignList')).then((module) => ({
      default: module.CampaignList,
    })),
  ),
  show: late(() =>
    withWords(['campaignDetail', 'parts'], import('./CampaignShow')).then((module) => ({
      default: module.CampaignShow,
    })),
  ),
  create: late(() =>
    withWords(['campaignForm', 'parts'], import('./create/CampaignCreate')).then((module) => ({
      default: module.CampaignCreate,
    })),
  ),
  edit: late(() =>
    withWords(['campaignForm'], import('./form/CampaignEdit')).then((module) => ({ default: module.CampaignEdit })),
  ),
  icon: CampaignIcon,
  recordRepresentation: (campaign: CampaignListItem) => campaign.name,
};
