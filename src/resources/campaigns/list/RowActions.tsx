import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AccessMap } from '../../../domain/access';
import { isEditable } from '../../../domain/campaigns/rules';
import type { CampaignListItem } from '../../../domain/campaigns/types';
import { groupOfStatus } from '../../../domain/campaigns/values';
import { mayOpen, pathTo } from '../../../domain/routes';
import { useAccess, useReducedView } from '../../../ui/console/access/useAccess';
import styles from './list.module.css';

interface CampaignPage {
  key: 'view' | 'report' | 'edit';
  to: string;
}

/** The pages of a campaign this person may open; a final one is not edited, nor any in the reduced view (spec 2 §6). */
function pagesOf({ id, status }: CampaignListItem, access: AccessMap, reduced: boolean): CampaignPage[] {
  const mayEdit = !reduced && isEditable(status) && mayOpen('campaignEdit', access);
  const place = { type: groupOfStatus(status), id };
  return [
    ...(mayOpen('campaignView', access) ? [{ key: 'view' as const, to: pathTo('campaignView', place) }] : []),
    ...(mayOpen('campaignReport', access) ? [{ key: 'report' as const, to: pathTo('campaignReport', place) }] : []),
    ...(mayEdit ? [{ key: 'edit' as const, to: pathTo('campaignEdit', place) }] : []),
  ];
}

/** The way to a campaign's pages: the report at hand while the row is pointed at, all of them in a menu. */
export function RowActions({ campaign }: { campaign: CampaignListItem }) {
  const translate = useTranslate();
  const access = useAccess();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const pages = pagesOf(campaign, access, useReducedView());
  const report = pages.find(({ key }) => key === 'report');
  if (pages.length === 0) return null;
  const labelOf = (key: string) => translate(`campaignList.action.${key}`, { name: campaign.name });
  return (
    <span className={styles.actions}>
      {report && (
        <Link to={report.to} className={styles.action} aria-label={labelOf('report_of')}>
          {translate('campaigns.report')}
        </Link>
      )}
      <button
        type="button"
        className={styles.more}
        aria-label={labelOf('more')}
        title={translate('campaignList.actions')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        ⋯
      </button>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          {pages.map(({ key, to }) => (
            <MenuItem key={key} component={Link} to={to} onClick={() => setAnchor(null)}>
              {translate(`campaignList.action.${key}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </span>
  );
}
