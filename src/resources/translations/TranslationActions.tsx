import AddIcon from '@mui/icons-material/Add';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { can } from '../../domain/access';
import type { ImportedKeyword } from '../../domain/translations/types';
import { download } from '../../providers/http';
import { withWords } from '../../providers/pageWords';
import { useAccess } from '../../ui/console/access/useAccess';
import { saveFile } from '../../ui/console/saveFile';
import { useNotifyFailure } from '../../ui/console/state/useNotifyFailure';
import { LateCode, late } from '../../ui/plain/late';
import type { ShownLanguage } from './translationFilters';

const ImportDialog = late(() =>
  withWords(['import'], import('../../ui/console/import/ImportDialog')).then((module) => ({
    default: module.ImportDialog<ImportedKeyword>,
  })),
);
const KeywordDrawer = late(() => import('./KeywordDrawer').then((module) => ({ default: module.KeywordDrawer })));

interface TranslationActionsProps {
  languages: readonly ShownLanguage[];
  /** What is exported: what the list shows. */
  query: Record<string, unknown>;
}

/** Export, import, and a new keyword. */
export function TranslationActions({ languages, query }: TranslationActionsProps) {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const [open, setOpen] = useState<'import' | 'add' | null>(null);
  const [busy, setBusy] = useState(false);
  const access = useAccess();

  const exportSheet = async () => {
    setBusy(true);
    try {
      saveFile(await download('translationExport', { query }));
    } catch (error) {
      notifyFailure(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button variant="outlined" startIcon={<DownloadIcon />} loading={busy} onClick={() => void exportSheet()}>
        {translate('translations.export')}
      </Button>
      {can(access, 'translation_management', 'u') && (
        <Button variant="outlined" startIcon={<ImportIcon />} onClick={() => setOpen('import')}>
          {translate('translations.import')}
        </Button>
      )}
      {can(access, 'translation_management', 'c') && (
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen('add')}>
          {translate('translations.add')}
        </Button>
      )}
      <LateCode>
        {open === 'import' && (
          <ImportDialog
            kind="translations"
            title={translate('translations.import')}
            upload="translationImport"
            template="translationExport"
            columns={[
              { key: 'row', label: translate('translations.row'), cell: ({ row }) => row },
              { key: 'key', label: translate('translations.key'), cell: ({ key }) => key },
              ...languages.map(({ code, language }) => ({
                key: code,
                label: language,
                cell: ({ changes }: ImportedKeyword) => changes[code]?.after ?? '–',
                full: ({ changes }: ImportedKeyword) => changes[code]?.after ?? null,
              })),
            ]}
            columnLabel={(column) =>
              languages.find(({ code }) => code === column)?.language ??
              translate(`translations.${column}`, { _: column })
            }
            onDone={() => setOpen(null)}
          />
        )}
        {open === 'add' && <KeywordDrawer languages={languages} onClose={() => setOpen(null)} />}
      </LateCode>
    </>
  );
}
