import type { KolRef } from '../../../domain/campaigns/types';
import type { Network } from '../../../domain/networks';
import { NetworkIcon } from '../../../ui/plain/NetworkIcon';
import page from './report.module.css';

interface PostLinkProps {
  post: { kol: KolRef; social_type: Network; url_post: string };
}

/** A post by its network and KOL, leading to it. */
export const PostLink = ({ post: { kol, social_type, url_post } }: PostLinkProps) => (
  <span className={page.person}>
    <NetworkIcon network={social_type} size={14} />
    <a href={url_post} target="_blank" rel="noopener noreferrer">
      {kol.stage_name}
    </a>
  </span>
);
