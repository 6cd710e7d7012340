import { useTranslate } from 'react-admin';
import type { KolDetail } from '../../../domain/kols/types';
import { Section } from '../../../ui/console/record/Section';
import { TakenNote } from '../../../ui/console/record/TakenNote';
import { Compact } from '../../../ui/plain/Figure';
import styles from '../kols.module.css';

const measures = ['view', 'like', 'comment', 'share', 'engagement'] as const;

/** The KOL's index: what one of its recent campaign posts gets (CONTRACT.md §5). */
export function Averages({ average }: { average: KolDetail['average'] }) {
  const translate = useTranslate();
  return (
    <Section
      title={translate('kols.average.label')}
      description={translate('kols.average.hint')}
      actions={<TakenNote at={average.at} sources={average.sources} />}
    >
      <dl className={styles.tiles}>
        {measures.map((measure) => (
          <div key={measure} className={styles.tile}>
            <dt>{translate(`kols.average.${measure}`)}</dt>
            <dd>
              <Compact value={average[measure]} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
