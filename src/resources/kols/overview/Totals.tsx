import { useTranslate } from 'react-admin';
import type { SocialOverview } from '../../../domain/social/types';
import { Coverage } from '../../../ui/console/record/Coverage';
import { TakenNote } from '../../../ui/console/record/TakenNote';
import { Compact } from '../../../ui/plain/Figure';
import styles from '../kols.module.css';

const measures = ['view', 'like', 'comment', 'share', 'engagement'] as const;

/** The period's totals: each with how many of the posts have the figure, when it was taken and from what. */
export function Totals({ overview }: { overview: SocialOverview }) {
  const translate = useTranslate();
  return (
    <dl className={styles.tiles}>
      {measures.map((measure) => {
        const total = overview[`total_${measure}`];
        return (
          <div key={measure} className={styles.tile}>
            <dt>{translate(`kols.average.${measure}`)}</dt>
            <dd>
              <Compact value={total.value} /> <Coverage coverage={total} />
            </dd>
            <dd className={styles.taken}>
              <TakenNote at={total.at} sources={total.sources} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
