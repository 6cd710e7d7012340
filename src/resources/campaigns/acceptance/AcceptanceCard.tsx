import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { CampaignAcceptance } from '../../../domain/campaigns/types';
import { Gallery } from '../../../ui/console/gallery/Gallery';
import { Picture } from '../../../ui/plain/Picture';
import styles from './acceptance.module.css';
import { Links } from './Links';

interface AcceptanceCardProps {
  acceptance: CampaignAcceptance;
  /** What was agreed with the KOL: network and format. */
  work: string;
  /** Absent where it may not be changed. */
  onEdit?: () => void;
  onDelete?: () => void;
}

/** What was accepted of one SOW, with its pictures and addresses. */
export function AcceptanceCard({ acceptance, work, onEdit, onDelete }: AcceptanceCardProps) {
  const translate = useTranslate();
  const { title, kol, post_type, images, url_posts } = acceptance;
  return (
    <article className={styles.card} aria-label={title}>
      <header className={styles.head}>
        <div>
          <h3>{title}</h3>
          <div className={styles.line}>
            <Picture src={kol.avatar} name={kol.stage_name} width={20} shape="circle" />
            {[kol.stage_name, work, translate(`campaigns.acceptance.type.${post_type}`)].filter(Boolean).join(' · ')}
          </div>
        </div>
        <div className={styles.tools}>
          {onEdit && (
            <Button
              size="small"
              startIcon={<EditIcon />}
              aria-label={translate('campaignDetail.acceptance.edit', { title })}
              onClick={onEdit}
            >
              {translate('ra.action.edit')}
            </Button>
          )}
          {onDelete && (
            <Button
              size="small"
              startIcon={<DeleteIcon />}
              aria-label={translate('campaignDetail.acceptance.delete', { title })}
              onClick={onDelete}
            >
              {translate('ra.action.delete')}
            </Button>
          )}
        </div>
      </header>
      {images.length > 0 && <Gallery urls={images} title={title} />}
      <Links urls={url_posts} />
    </article>
  );
}
