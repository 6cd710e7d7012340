import type { CartEntry } from '../../../domain/cart/entries';
import { mayCall } from '../../../providers/mayCall';
import { importKinds, PartsImport } from '../PartsImport';
import type { PreviewRow } from '../previewColumns';

interface PartImportProps {
  kind: keyof typeof importKinds;
  kols: readonly CartEntry[];
  onRows: (rows: readonly PreviewRow[]) => void;
}

/** Takes a workbook's rows into the wizard: looked at by the one import engine, written with the campaign. */
export function PartImport({ kind, kols, onRows }: PartImportProps) {
  if (!mayCall(importKinds[kind].upload)) return null;
  return (
    <PartsImport
      kind={kind}
      fields={{ kol_codes: kols.map(({ code }) => code).join(',') }}
      commit={async (rows) => {
        onRows(rows);
        return { data: { dataSuccess: rows, total: rows.length, committed: true }, errorRecords: [] };
      }}
    />
  );
}
