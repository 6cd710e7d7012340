import { countOfCost } from '../../domain/reports/costs';
import type { ReportTotals } from '../../domain/reports/types';
import { Coverage } from './record/Coverage';

interface CostCoverageProps {
  cost: string;
  /** The totals the cost stands in. */
  totals: Partial<Pick<ReportTotals, keyof typeof countOfCost>> & Pick<ReportTotals, 'coverage'>;
}

const isCostOfCount = (cost: string): cost is keyof typeof countOfCost => cost in countOfCost;

/** Of how many posts a cost knows the count, where not of all: the whole price is in it all the same. */
export function CostCoverage({ cost, totals }: CostCoverageProps) {
  if (!isCostOfCount(cost) || typeof totals[cost] !== 'number') return null;
  const coverage = totals.coverage[countOfCost[cost]];
  return coverage.known < coverage.of ? <Coverage coverage={coverage} /> : null;
}
