import { useTranslate } from 'react-admin';
import type { FinalReport } from '../../../domain/reports/types';
import { Day, Period } from '../../../ui/plain/Day';
import { Picture } from '../../../ui/plain/Picture';
import styles from './report.module.css';

/** Whose report it is, of which campaign, for which period, as of which day. */
export function ReportCover({ report }: { report: FinalReport }) {
  const translate = useTranslate();
  const { campaign } = report;
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
            <dd>
              <Day value={report.as_of} />
            </dd>
          </div>
        </dl>
      </div>
    </header>
  );
}
