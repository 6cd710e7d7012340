import { useTranslate } from 'react-admin';
import type { Sow } from '../../domain/campaigns/types';
import { NetworkIcon } from '../../ui/plain/NetworkIcon';
import { Picture } from '../../ui/plain/Picture';
import styles from './KolWork.module.css';

/** A KOL and what was agreed with them: the SOW's number, network and format, or offline work. */
export function KolWork({ work }: { work: Pick<Sow, 'number' | 'kol' | 'social_type' | 'post_format'> }) {
  const translate = useTranslate();
  return (
    <span className={styles.work}>
      <Picture src={work.kol.avatar} name={work.kol.stage_name} width={28} shape="circle" />
      <span>
        <span className={styles.name}>{work.kol.stage_name}</span>
        <span className={styles.kind}>
          <span className={styles.number}>#{work.number}</span>
          {work.social_type && <NetworkIcon network={work.social_type} size={12} />}
          {translate(work.post_format ? `campaigns.format.${work.post_format}` : 'campaigns.sow.is_offline')}
        </span>
      </span>
    </span>
  );
}
