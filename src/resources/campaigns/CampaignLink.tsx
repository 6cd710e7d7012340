import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type CampaignStatus, groupOfStatus } from '../../domain/campaigns/values';
import { mayOpen, pathTo } from '../../domain/routes';
import { useAccess } from '../../ui/console/access/useAccess';

interface CampaignLinkProps {
  campaign: { id: string; status: CampaignStatus };
  /** One of its posts, by id: it stands open. */
  post?: string;
  className?: string;
  style?: CSSProperties;
  title?: string;
  /** What it is called, where its text alone does not say enough. */
  label?: string;
  children: ReactNode;
}

/** Leads to a campaign for those who may open one; the words alone for others. */
export function CampaignLink({ campaign, post, label, children, ...look }: CampaignLinkProps) {
  if (!mayOpen('campaignView', useAccess())) return <span {...look}>{children}</span>;
  const path = pathTo('campaignView', { type: groupOfStatus(campaign.status), id: campaign.id });
  return (
    <Link
      {...look}
      draggable={false}
      to={post ? `${path}?tab=posts&post=${post}` : path}
      {...(label && { 'aria-label': label })}
    >
      {children}
    </Link>
  );
}
