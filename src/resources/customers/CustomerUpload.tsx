import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ImportedCustomer } from '../../domain/customers/importTypes';
import { pathTo } from '../../domain/routes';
import { ImportPage } from '../../ui/console/import/ImportPage';
import { useImport } from '../../ui/console/import/useImport';
import type { Column } from '../../ui/plain/DataTable';

/** Many customers from a workbook or separated text: template, preview, commit (spec 1 §2 /customers/upload). */
export function CustomerUpload() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const work = useImport<ImportedCustomer>({
    kind: 'customers',
    upload: 'customerImportReview',
    write: 'customerImport',
    template: 'customerTemplate',
    updates: { scope: 'customer_management', action: 'u' },
    csv: true,
  });
  const label = (column: string) =>
    translate(`companySheet.customer.${column}`, { _: translate(`companySheet.common.${column}`, { _: column }) });
  const sectorsOf = ({ sectors }: ImportedCustomer) => sectors.join(', ');
  const columns: Column<ImportedCustomer>[] = [
    { key: 'code', label: label('code'), cell: (row) => row.code },
    { key: 'name', label: label('name'), cell: (row) => row.name, full: (row) => row.name },
    {
      key: 'trading_name',
      label: label('trading_name'),
      cell: (row) => row.trading_name,
      full: (row) => row.trading_name,
    },
    { key: 'tax_number', label: label('tax_number'), cell: (row) => row.tax_number },
    { key: 'sectors', label: label('sectors'), cell: sectorsOf, full: sectorsOf },
    { key: 'website', label: label('website'), cell: (row) => row.website ?? '–', full: (row) => row.website },
  ];
  const toList = useCallback(() => void navigate(pathTo('customers')), [navigate]);
  return (
    <ImportPage
      title={translate('page.customer_upload')}
      help={translate('companyUpload.help_customer')}
      work={work}
      columns={columns}
      columnLabel={label}
      note={(rows, done) =>
        rows.some(({ status, effect }) => status === 'pending' && effect !== 'nothing')
          ? translate(`companyUpload.${done ? 'waiting' : 'pending'}_customer`)
          : null
      }
      onDone={toList}
    />
  );
}
