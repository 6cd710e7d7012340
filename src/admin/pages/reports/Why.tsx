import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { type FigureName, isFigureName } from '../../../domain/reports/liveFigures';
import { LateCode, late } from '../../../ui/plain/late';
import styles from './why.module.css';

const WhyDrawer = late(() => import('./WhyDrawer').then((module) => ({ default: module.WhyDrawer })));

/** Which figure is asked about, and of whom; kept in the address. */
function useWhy() {
  const [parameters, setParameters] = useSearchParams();
  const figure = parameters.get('why');
  const ask = (name: FigureName | null, kolId?: string) =>
    setParameters(
      (now) => {
        now.delete('why');
        now.delete('why_kol');
        if (name) now.set('why', name);
        if (name && kolId) now.set('why_kol', kolId);
        return now;
      },
      { replace: true },
    );
  return { figure: figure && isFigureName(figure) ? figure : null, kolId: parameters.get('why_kol'), ask };
}

/** A figure that says on a click why it is what it is. */
export function WhyFigure({ figure, kolId, children }: { figure: FigureName; kolId?: string; children: ReactNode }) {
  const translate = useTranslate();
  const { ask } = useWhy();
  return (
    <button
      type="button"
      className={styles.figure}
      title={translate('reports.why.ask')}
      onClick={() => ask(figure, kolId)}
    >
      {children}
    </button>
  );
}

/** The drawer of the figure the address asks about. */
export function WhyPlace({ campaignId, asOf }: { campaignId: string; asOf: string }) {
  const { figure, kolId, ask } = useWhy();
  if (!figure) return null;
  return (
    <LateCode>
      <WhyDrawer campaignId={campaignId} asOf={asOf} figure={figure} kolId={kolId} onClose={() => ask(null)} />
    </LateCode>
  );
}
