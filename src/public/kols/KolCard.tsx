import { formatCompact } from '../../domain/format';
import type { PublicKol } from '../../domain/kols/types';
import { kolPath } from '../../domain/publicSite/paths';
import { NetworkIcon } from '../../ui/plain/NetworkIcon';
import { Photo } from '../../ui/plain/report/Photo';
import { Add } from '../cart/Add';
import { usePage } from '../pageContext';
import styles from './Kols.module.css';

const shown = 3;
/** Cut out of a square as high as the card's picture. */
const cardSizes = '(max-width: 520px) 56vw, 320px';

/** A KOL of the list: portrait, name, where it is followed and by how many. */
export function KolCard({ kol, eager }: { kol: PublicKol; eager: boolean }) {
  const { language } = usePage();
  return (
    <li>
      <a className={styles.card} href={kolPath(language, kol.id)}>
        <Photo src={kol.avatar} name={kol.stage_name} alt="" width={320} height={400} eager={eager} sizes={cardSizes} />
        <strong>{kol.stage_name}</strong>
        <span className={styles.followers}>
          {kol.socials.slice(0, shown).map(({ id, social_type, follower_count }) => (
            <span key={id}>
              <NetworkIcon network={social_type} size={14} /> {formatCompact(follower_count, language)}
            </span>
          ))}
        </span>
        <span className={styles.sectors}>{kol.sectors.map(({ name }) => name).join(' · ')}</span>
      </a>
      <Add kol={kol} isOnCard />
    </li>
  );
}
