import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CampaignListItem } from '../../../domain/campaigns/types';
import { useReducedView } from '../../../ui/console/useReducedView';
import { campaignLinks } from './campaignLinks';
import styles from './list.module.css';

/** The way to a campaign's pages: the report at hand while the row is pointed at, all of them in a menu. */
export function RowActions({ campaign }: { campaign: CampaignListItem }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const links = campaignLinks(campaign, useReducedView());
  const report = links.find(({ key }) => key === 'report');
  if (links.length === 0) return null;
  const named = (key: string) => translate(`campaignList.action.${key}`, { name: campaign.name });
  return (
    <span className={styles.actions}>
      {report && (
        <Link to={report.to} className={styles.action} aria-label={named('report_of')}>
          {translate('campaigns.report')}
        </Link>
      )}
      <button
        type="button"
        className={styles.more}
        aria-label={named('more')}
        title={translate('campaignList.actions')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        ⋯
      </button>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          {links.map(({ key, to }) => (
            <MenuItem key={key} component={Link} to={to} onClick={() => setAnchor(null)}>
              {translate(`campaignList.action.${key}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </span>
  );
}
