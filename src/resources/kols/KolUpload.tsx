import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ImportedKol } from '../../domain/kols/types';
import { pathTo } from '../../domain/routes';
import { ImportPage } from '../../ui/console/import/ImportPage';
import { useImport } from '../../ui/console/import/useImport';
import figures from '../../ui/console/kols/figures.module.css';
import { PriceRange } from '../../ui/console/kols/PriceRange';
import type { Column } from '../../ui/plain/DataTable';
import { Day } from '../../ui/plain/Day';
import { Compact } from '../../ui/plain/Figure';
import { NetworkIcon } from '../../ui/plain/NetworkIcon';
import { standingWords } from './standingWords';

/** Many KOLs from a workbook or separated text: template, preview, commit (spec 1 §2 /kols/upload). */
export function KolUpload() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const work = useImport<ImportedKol>({
    kind: 'kols',
    upload: 'kolImport',
    writeAccess: { scope: 'kol_management', action: 'c_import' },
    template: 'kolTemplate',
    updates: { scope: 'kol_management', action: 'u' },
    csv: true,
  });
  const label = (column: string) => translate(`kolSheet.${column}`, { _: column });
  const sectorsOf = ({ sectors }: ImportedKol) => sectors.join(', ');
  const columns: Column<ImportedKol>[] = [
    { key: 'code', label: label('code'), cell: (kol) => kol.code },
    { key: 'stage_name', label: label('stage_name'), cell: (kol) => kol.stage_name, full: (kol) => kol.stage_name },
    {
      key: 'price',
      label: translate('kols.price'),
      cell: (kol) => <PriceRange from={kol.booking_price_from} to={kol.booking_price_to} />,
      numeric: true,
    },
    { key: 'fullname', label: label('fullname'), cell: (kol) => kol.fullname ?? '–', full: (kol) => kol.fullname },
    { key: 'type', label: label('type'), cell: (kol) => translate(`kols.type.${kol.type}`) },
    { key: 'sectors', label: label('sectors'), cell: sectorsOf, full: sectorsOf },
    { key: 'birthdate', label: label('birthdate'), cell: (kol) => <Day value={kol.birthdate} /> },
    {
      key: 'socials',
      label: translate('kolUpload.accounts'),
      cell: ({ socials }) => <UploadedAccounts accounts={socials} />,
    },
  ];
  const toList = useCallback(() => void navigate(pathTo('kols')), [navigate]);
  return (
    <ImportPage
      title={translate('page.kol_upload')}
      help={translate('kolUpload.help')}
      work={work}
      columns={columns}
      columnLabel={label}
      note={(rows, done) => standingWords(rows, translate, done)}
      onDone={toList}
    />
  );
}

/** The accounts a row of an import brings, with the followers it says; those it leaves as they are, named. */
function UploadedAccounts({ accounts }: { accounts: ImportedKol['socials'] }) {
  const translate = useTranslate();
  if (accounts.length === 0) return '–';
  const kept = accounts.filter((account) => account.kept);
  return (
    <span className={figures.socials}>
      {accounts
        .filter((account) => !account.kept)
        .map(({ social_type, url, follower_count }) => (
          <span key={url} className={figures.social} title={url}>
            <NetworkIcon network={social_type} size={14} />
            <Compact value={follower_count} />
          </span>
        ))}
      {kept.length > 0 && (
        <span className={figures.social} title={kept.map(({ url }) => url).join('\n')}>
          {kept.map(({ social_type, url }) => (
            <NetworkIcon key={url} network={social_type} size={14} />
          ))}
          {translate('kolUpload.kept')}
        </span>
      )}
    </span>
  );
}
