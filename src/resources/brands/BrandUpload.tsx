import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ImportedBrand } from '../../domain/brands/importTypes';
import { pathTo } from '../../domain/routes';
import { ImportPage } from '../../ui/console/import/ImportPage';
import { useImport } from '../../ui/console/import/useImport';
import type { Column } from '../../ui/plain/DataTable';

/** Many brands from a workbook or separated text: template, preview, commit (spec 1 §2 /brands/upload). */
export function BrandUpload() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const work = useImport<ImportedBrand>({
    kind: 'brands',
    upload: 'brandImportReview',
    write: 'brandImport',
    template: 'brandTemplate',
    updates: { scope: 'brand_management', action: 'u' },
    csv: true,
  });
  const label = (column: string) =>
    translate(`companySheet.brand.${column}`, { _: translate(`companySheet.common.${column}`, { _: column }) });
  const sectorsOf = ({ sectors }: ImportedBrand) => sectors.join(', ');
  const customerOf = ({ customer }: ImportedBrand) => `${customer.code} – ${customer.name}`;
  const columns: Column<ImportedBrand>[] = [
    { key: 'code', label: label('code'), cell: (row) => row.code },
    { key: 'name', label: label('name'), cell: (row) => row.name, full: (row) => row.name },
    { key: 'customer_id', label: label('customer_id'), cell: customerOf, full: customerOf },
    { key: 'sectors', label: label('sectors'), cell: sectorsOf, full: sectorsOf },
    { key: 'website', label: label('website'), cell: (row) => row.website ?? '–', full: (row) => row.website },
    { key: 'phone', label: label('phone'), cell: (row) => row.phone ?? '–' },
    { key: 'email', label: label('email'), cell: (row) => row.email ?? '–', full: (row) => row.email },
  ];
  const toList = useCallback(() => void navigate(pathTo('brands')), [navigate]);
  return (
    <ImportPage
      title={translate('page.brand_upload')}
      help={translate('companyUpload.help_brand')}
      work={work}
      columns={columns}
      columnLabel={label}
      note={(rows, done) =>
        rows.some(({ status, effect }) => status === 'pending' && effect !== 'nothing')
          ? translate(`companyUpload.${done ? 'waiting' : 'pending'}_brand`)
          : null
      }
      onDone={toList}
    />
  );
}
