import { useTranslate } from 'react-admin';
import { type ImportRun, importKinds } from '../../domain/imports';
import { FilterBar } from '../../ui/console/list/FilterBar';
import { ListFrame } from '../../ui/console/list/ListFrame';
import { ListHeader } from '../../ui/console/list/ListHeader';
import { ListTable } from '../../ui/console/list/ListTable';
import { NothingHere } from '../../ui/console/list/NothingHere';
import { Pager } from '../../ui/console/list/Pager';
import { useListParams } from '../../ui/console/list/useListParams';
import { FirstImport } from './FirstImport';
import { importColumns } from './importColumns';

/** Workbooks that were imported, each with its numbers and the way to take it back (CONTRACT-2 §16 Imports). */
export function ImportList() {
  const translate = useTranslate();
  const params = useListParams(['kinds']);
  const options = importKinds.map((value) => ({ value, label: translate(`imports.kind.${value}`) }));
  return (
    <ListFrame resource="imports" params={params}>
      <ListHeader title={translate('page.imports')} description={translate('imports.help')} />
      <FilterBar
        filters={[{ source: 'kinds', label: 'imports.what', kind: 'many', options }]}
        params={params}
        end={<Pager />}
      />
      <ListTable<ImportRun>
        columns={importColumns}
        label="page.imports"
        empty={
          <NothingHere
            params={params}
            title={translate('imports.empty')}
            hint={translate('imports.empty_hint')}
            action={<FirstImport />}
          />
        }
      />
    </ListFrame>
  );
}
