import type { BrandOverlap } from '../../../domain/campaigns/overlaps';
import type { KolListItem } from '../../../domain/kols/types';
import { mayOpen } from '../../../domain/routes';
import { Picture } from '../../plain/Picture';
import { useAccess } from '../access/useAccess';
import { usePath } from '../usePath';
import styles from './found.module.css';
import { OverlapLine } from './OverlapLine';
import { SocialList } from './SocialList';

interface FoundKolProps {
  kol: KolListItem;
  overlaps: readonly BrandOverlap[] | undefined;
}

/** A KOL to choose: portrait, name, networks with followers, and what overlaps. Its page opens beside the form. */
export function FoundKol({ kol: { id, stage_name, avatar, code, socials }, overlaps }: FoundKolProps) {
  const { href } = usePath();
  const mayLook = mayOpen('kolView', useAccess());
  return (
    <span className={styles.kol}>
      <Picture src={avatar} name={stage_name} width={32} shape="circle" />
      <span>
        <span className={styles.name}>
          {mayLook ? (
            <a href={href('kolView', { id })} target="_blank" rel="noopener" title={stage_name}>
              {stage_name}
            </a>
          ) : (
            <strong title={stage_name}>{stage_name}</strong>
          )}
          <span className={styles.code}>{code}</span>
        </span>
        <span className={styles.networks}>
          <SocialList socials={socials} />
        </span>
        <OverlapLine overlaps={overlaps} />
      </span>
    </span>
  );
}
