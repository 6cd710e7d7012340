import { asOfText } from '../../../domain/reports/asOfText';
import type { ReportDocument } from '../../../domain/reports/document';
import { verdictText } from '../../../domain/reports/sections/verdictText';
import { Period } from '../../../ui/plain/Day';
import { useLanguage } from '../../../ui/plain/language';
import { Picture } from '../../../ui/plain/Picture';
import { PictureStack } from '../../../ui/plain/PictureStack';
import { ReportPace } from './ReportPace';
import styles from './report.module.css';
import { useReportWords } from './useReportWords';

const faces = 8;

/** Whose report it is, of which campaign, with which KOLs, for which period, as of which day, and how it went. */
export function ReportCover({ report }: { report: ReportDocument }) {
  const translate = useReportWords();
  const language = useLanguage();
  const { campaign, kols, verdict } = report;
  return (
    <header className={styles.cover}>
      <div className={styles.coverArt} aria-hidden="true">
        <Picture src={campaign.cover_image} name={campaign.name} width="100%" height="100%" />
      </div>
      <div className={styles.coverText}>
        <p className={styles.brand}>
          {campaign.brand && <Picture src={campaign.brand.logo} name={campaign.brand.name} width={32} />}
          {campaign.brand?.name}
        </p>
        <h2>{campaign.name}</h2>
        {verdict && <p className={styles.verdict}>{verdictText(verdict, translate, language)}</p>}
        <PictureStack
          people={kols.map(({ kol }) => ({ id: kol.id, name: kol.stage_name, picture: kol.avatar }))}
          max={faces}
          size={36}
        />
        <dl className={styles.coverFacts}>
          <div>
            <dt>{translate('reports.code')}</dt>
            <dd>{campaign.code}</dd>
          </div>
          <div>
            <dt>{translate('reports.period')}</dt>
            <dd>
              <Period from={campaign.start_date} to={campaign.end_date} />
            </dd>
          </div>
          <div>
            <dt>{translate('reports.as_of')}</dt>
            <dd>{asOfText(report, translate)}</dd>
          </div>
        </dl>
        <ReportPace report={report} />
      </div>
    </header>
  );
}
