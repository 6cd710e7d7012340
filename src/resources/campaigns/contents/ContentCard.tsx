import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { PostContent } from '../../../domain/campaigns/types';
import { formatInstant } from '../../../domain/format';
import { Gallery } from '../../../ui/console/gallery/Gallery';
import { StatusChip } from '../../../ui/console/record/StatusChip';
import { Picture } from '../../../ui/plain/Picture';
import styles from '../acceptance/acceptance.module.css';
import { Links } from '../acceptance/Links';
import { useWorkName } from '../acceptance/useWorkName';

interface ContentCardProps {
  content: PostContent;
  /** Absent where it may not be changed. */
  onEdit?: () => void;
}

/** One planned post: for which SOW, when, what it says, and its link once it is posted. */
export function ContentCard({ content, onEdit }: ContentCardProps) {
  const translate = useTranslate();
  const workName = useWorkName();
  const { title, kol, sow_number: number, social_type, post_format, used_time, status, files, post } = content;
  const tags = content.hashtag.map((tag) => `#${tag}`).join(' ');
  return (
    <article className={styles.card} aria-label={title}>
      <header className={styles.head}>
        <div>
          <h3>{title}</h3>
          <div className={styles.line}>
            <StatusChip kind="content" status={status} />
            <Picture src={kol.avatar} name={kol.stage_name} width={20} shape="circle" />
            {[kol.stage_name, workName({ number, social_type, post_format }), used_time && formatInstant(used_time)]
              .filter(Boolean)
              .join(' · ')}
          </div>
          <div className={styles.line}>{[content.content, tags].filter(Boolean).join(' ')}</div>
        </div>
        {onEdit && (
          <Button
            size="small"
            startIcon={<EditIcon />}
            aria-label={translate('parts.content.edit', { title })}
            onClick={onEdit}
          >
            {translate('ra.action.edit')}
          </Button>
        )}
      </header>
      {files.length > 0 && <Gallery urls={files} title={title} />}
      {post && <Links urls={[post.url_post]} />}
    </article>
  );
}
