import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { EndpointName } from '../../../domain/endpoints';
import type { ExportFormat } from '../../../domain/exportFormats';
import { type Arrived, downloadPieces } from '../../../providers/http';
import { saveFile } from '../saveFile';
import { useNotifyFailure } from '../state/useNotifyFailure';

const nothingYet: Arrived = { bytes: 0, rows: null, total: null };

/** Fetches a list as a file, tells how far it is, and can be stopped; it goes on while other pages are looked at. */
export function useExport(name: EndpointName, query: Record<string, unknown>) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [arrived, setArrived] = useState<Arrived | null>(null);
  const running = useRef<AbortController | null>(null);

  const start = async (format: ExportFormat) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setArrived(nothingYet);
    let total: number | null = null;
    try {
      const file = await downloadPieces(name, { query: { ...query, format }, signal: controller.signal }, (piece) => {
        total = piece.total;
        setArrived(piece);
      });
      saveFile(file);
      notify(translate('lists.export.done', { count: total ?? 0 }), { type: 'success' });
    } catch (error) {
      if (controller.signal.aborted) notify('lists.export.stopped', { type: 'info' });
      else notifyFailure(error);
    } finally {
      running.current = null;
      setArrived(null);
    }
  };

  return { arrived, start, stop: () => running.current?.abort() };
}
