import { useState } from 'react';
import type { CartEntry } from '../../../domain/cart/entries';
import { useMayCall } from '../../../ui/console/access/useAccess';
import { type ImportKind, importKinds, PartsImport, PartsImportButton } from '../PartsImport';
import type { PreviewRow } from '../previewColumns';

interface PartImportProps {
  kind: ImportKind;
  kols: readonly CartEntry[];
  onRows: (rows: readonly PreviewRow[]) => void;
}

/** Takes a workbook's rows into the wizard: looked at by the one import engine, written with the campaign. */
export function PartImport({ kind, kols, onRows }: PartImportProps) {
  const mayImport = useMayCall(importKinds[kind].upload);
  const [open, setOpen] = useState(false);
  if (!mayImport) return null;
  return (
    <>
      <PartsImportButton kind={kind} onClick={() => setOpen(true)} />
      {open && (
        <PartsImport
          kind={kind}
          fields={{ kol_codes: kols.map(({ code }) => code).join(',') }}
          commit={async (rows) => {
            onRows(rows);
            return { data: { dataSuccess: rows, total: rows.length, committed: true }, errorRecords: [] };
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
