import AddIcon from '@mui/icons-material/Add';
import LinkIcon from '@mui/icons-material/AddLink';
import EditIcon from '@mui/icons-material/EditOutlined';
import FiguresIcon from '@mui/icons-material/Numbers';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CampaignView, Sow } from '../../../domain/campaigns/types';
import type { SowHint } from '../../../domain/campaigns/values';
import { mayOpen, pathTo } from '../../../domain/routes';
import { useAccess } from '../../../ui/console/access/useAccess';
import { usePartPlace } from './usePartPlace';
import { usePartRights } from './usePartRights';

export interface HintFixProps {
  sow: Pick<Sow, 'id' | 'kol' | 'social_type' | 'hints'>;
  campaign: Pick<CampaignView, 'status'>;
  hint: SowHint;
  /** A sign alone, its words on hover. */
  compact?: boolean;
  onFix?: () => void;
}

const signs = {
  overdue: AddIcon,
  no_post: AddIcon,
  no_account: LinkIcon,
  no_figures: FiguresIcon,
  views_unpublished: EditIcon,
};

/** The way to what a SOW lacks, for those who may go it. */
export function HintFix(props: HintFixProps) {
  const { sow, campaign, hint, compact = false, onFix } = props;
  const translate = useTranslate();
  const place = usePartPlace();
  const rights = usePartRights(campaign);
  const mayOpenKol = mayOpen('kolView', useAccess());
  const way = wayOf(props, { ...rights, mayOpenKol }, place.sow);
  if (!way) return null;
  const words = translate(`parts.fix.${hint}`);
  const Sign = signs[hint];
  const go = (event: MouseEvent) => {
    event.stopPropagation();
    onFix?.();
    if (way === 'post') place.open({ post: 'new', of: sow.id });
    if (way === 'sow') place.open({ sow: sow.id });
  };
  const link = typeof way === 'object' ? { component: Link, to: way } : {};
  return compact ? (
    <IconButton {...link} size="small" aria-label={words} title={words} onClick={go}>
      <Sign fontSize="small" />
    </IconButton>
  ) : (
    <Button {...link} size="small" startIcon={<Sign fontSize="small" />} onClick={go}>
      {words}
    </Button>
  );
}

type Way = 'post' | 'sow' | { pathname?: string; search: string } | null;

interface FixRights extends ReturnType<typeof usePartRights> {
  mayOpenKol: boolean;
}

function wayOf({ sow, hint }: HintFixProps, rights: FixRights, openSow?: string | null): Way {
  switch (hint) {
    case 'no_account':
      if (!rights.mayOpenKol) return null;
      return { pathname: pathTo('kolView', { id: sow.kol.id }), search: `tab=${sow.social_type}` };
    case 'no_figures': {
      const unknown = new URLSearchParams({ tab: 'posts', figures: 'unknown', kol_id: sow.kol.id });
      return rights.change ? { search: unknown.toString() } : null;
    }
    case 'views_unpublished':
      return rights.change && openSow !== sow.id ? 'sow' : null;
    default:
      return rights.addPost ? 'post' : null;
  }
}
