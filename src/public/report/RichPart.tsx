import type { SectionPart } from '../../domain/reports/sections/types';
import { Photo } from '../../ui/plain/report/Photo';
import styles from './RichPart.module.css';
import { useReport } from './reportContext';

/** What somebody wrote: cleaned by the server to a few tags without attributes but links. */
export function RichPart({ part: { title, html } }: { part: Extract<SectionPart, { is: 'rich' }> }) {
  const { top } = useReport();
  const kol = title === null ? undefined : top.find(({ text }) => text === html)?.kol;
  return (
    <div className={title === null ? styles.text : `${styles.text} ${styles.titled}`}>
      {kol && <Photo src={kol.avatar} name={kol.stage_name} alt="" width={56} height={56} shape="circle" />}
      <div>
        {title !== null && <h3>{title}</h3>}
        <div className={styles.rich} dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </div>
  );
}
