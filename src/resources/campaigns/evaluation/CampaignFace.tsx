import { useTranslate } from 'react-admin';
import type { EvaluatedCampaign } from '../../../domain/evaluations/types';
import type { ReportDocument } from '../../../domain/reports/document';
import { headline } from '../../../domain/reports/headline';
import { mayOpen } from '../../../domain/routes';
import { useAccess } from '../../../ui/console/access/useAccess';
import { useRead } from '../../../ui/console/data/useRead';
import { KpiTotal } from '../../../ui/console/KpiTotal';
import { Tile, Tiles } from '../../../ui/console/Tiles';
import { Period } from '../../../ui/plain/Day';
import { Picture } from '../../../ui/plain/Picture';
import { PictureStack } from '../../../ui/plain/PictureStack';
import styles from './evaluation.module.css';

/** Which campaign it is, and what came of it: nobody has to look anything up to answer. */
export function CampaignFace({ campaign }: { campaign: EvaluatedCampaign }) {
  const translate = useTranslate();
  const access = useAccess();
  const { brand, kols } = campaign;
  return (
    <section className={styles.face} aria-label={campaign.name}>
      <div className={styles.cover} aria-hidden="true">
        <Picture src={campaign.cover_image} name={campaign.name} width="100%" height="100%" />
      </div>
      <div className={styles.about}>
        <h1>{campaign.name}</h1>
        <p>
          {brand && <Picture src={brand.logo} name={brand.name} width={20} />}
          {brand?.name} · <Period from={campaign.start_date} to={campaign.end_date} />
        </p>
        {kols.length > 0 && (
          <PictureStack
            people={kols.map((kol) => ({ id: kol.id, name: kol.stage_name, picture: kol.avatar }))}
            total={campaign.kol_total}
            max={6}
          />
        )}
      </div>
      {mayOpen('campaignReport', access) && <Results id={campaign.id} title={translate('evaluation.results')} />}
    </section>
  );
}

function Results({ id, title }: { id: string; title: string }) {
  const translate = useTranslate();
  const { data } = useRead<ReportDocument>('finalReport', { params: { id }, query: { blocks: ['key_figures'] } });
  if (!data) return null;
  const { totals } = data;
  const rows = totals.progress.filter(({ type }) => headline.large.includes(type));
  if (rows.length === 0) return null;
  return (
    <div className={styles.results}>
      <h2>{title}</h2>
      <Tiles>
        {rows.map((row) => (
          <Tile key={row.type} label={translate(`reports.metric.${row.type}`)}>
            <KpiTotal row={row} totals={totals} />
          </Tile>
        ))}
      </Tiles>
    </div>
  );
}
