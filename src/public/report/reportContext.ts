import { createContext, useContext } from 'react';
import type { LinkedReport } from '../../domain/reportLinks/types';

/** The report that is being drawn. */
export const ReportContext = createContext<LinkedReport | null>(null);

export function useReport(): LinkedReport {
  const report = useContext(ReportContext);
  if (!report) throw new Error('A part of the report stands outside it');
  return report;
}
