import type { ReportSection } from '../../domain/reports/sections/types';
import { Photo } from '../../ui/plain/report/Photo';
import { usePage } from '../pageContext';
import styles from './Cover.module.css';
import { Facts } from './Facts';
import { Replaced } from './Replaced';
import { useReport } from './reportContext';

const facesAtMost = 8;

/** The first page: whose campaign it is, how it went in a sentence, of which days, and with whom. */
export function Cover({ section }: { section: ReportSection | undefined }) {
  const { say } = usePage();
  const { campaign } = useReport();
  return (
    <header className={styles.cover}>
      <div className={styles.art}>
        {campaign.cover_image?.startsWith('/') && <img src={campaign.cover_image} alt="" width={1600} height={560} />}
      </div>
      <div className={styles.inner}>
        {campaign.brand && (
          <p className={styles.brand}>
            <Photo src={campaign.brand.logo} name={campaign.brand.name} alt="" width={72} height={72} eager />
            <span>{campaign.brand.name}</span>
          </p>
        )}
        <p className={styles.kind}>{say('reportDocument.title')}</p>
        <h1 className={campaign.name.length > 60 ? styles.long : undefined}>{campaign.name}</h1>
        <Replaced />
        {section?.parts.map(
          (part) =>
            part.is === 'lead' && (
              <p key={part.text} className={styles.verdict}>
                {part.text}
              </p>
            ),
        )}
        {section?.parts.map((part) => part.is === 'facts' && <Facts key="facts" facts={part.facts} />)}
        <Faces />
      </div>
    </header>
  );
}

/** The KOLs by face and name, the best first where they are told apart. */
function Faces() {
  const { say } = usePage();
  const { campaign, kols } = useReport();
  const all = kols.length > 0 ? kols.map(({ kol }) => kol) : campaign.kols;
  const more = Math.max(campaign.kol_total, all.length) - Math.min(all.length, facesAtMost);
  if (all.length === 0) return null;
  return (
    <section className={styles.with} aria-label={say('publicSite.report.with')}>
      <ul className={styles.faces}>
        {all.slice(0, facesAtMost).map(({ id, stage_name, avatar }) => (
          <li key={id}>
            <Photo src={avatar} name={stage_name} alt="" width={64} height={64} shape="circle" eager />
            <span>{stage_name}</span>
          </li>
        ))}
        {more > 0 && <li className={styles.more}>{say('publicSite.report.more', { total: more })}</li>}
      </ul>
    </section>
  );
}
