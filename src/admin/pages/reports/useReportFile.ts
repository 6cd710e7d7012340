import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { FinalReport } from '../../../domain/reports/types';
import { download } from '../../../providers/http';
import { saveFile } from '../../../ui/console/saveFile';
import { useNotifyFailure } from '../../../ui/console/state/useNotifyFailure';

/** The calls that answer a report as a file, in the order they are offered. */
export const reportFiles = ['pdfReport', 'pptxReport', 'excelReport'] as const;
type ReportFile = (typeof reportFiles)[number];

/** Fetches a report as a file; can be stopped, which ends the work on the server too. */
export function useReportFile({ campaign, as_of }: FinalReport) {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [isRunning, setRunning] = useState(false);
  const running = useRef<AbortController | null>(null);

  const start = async (name: ReportFile) => {
    const controller = new AbortController();
    running.current = controller;
    setRunning(true);
    try {
      const { signal } = controller;
      saveFile(await download(name, { params: { id: campaign.id }, query: { as_of }, signal }));
    } catch (error) {
      if (controller.signal.aborted) notify('lists.export.stopped', { type: 'info' });
      else notifyFailure(error);
    } finally {
      setRunning(false);
    }
  };

  return { isRunning, start, stop: () => running.current?.abort() };
}
