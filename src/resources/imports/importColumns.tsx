import { useTranslate } from 'react-admin';
import type { ImportRun } from '../../domain/imports';
import type { Column } from '../../ui/console/list/columns';
import { Ago } from '../../ui/plain/Ago';
import { Count } from '../../ui/plain/Figure';
import { UndoImport } from './UndoImport';

function Kind({ run }: { run: ImportRun }) {
  const translate = useTranslate();
  const kind = translate(`imports.kind.${run.kind}`);
  const text = run.campaign ? `${kind} – ${run.campaign.name}` : kind;
  return <span title={text}>{text}</span>;
}

const number = (
  source: 'adds' | 'changes' | 'refused' | 'nothing' | 'skipped',
  optional?: 'wide',
): Column<ImportRun> => ({
  source,
  label: `imports.${source}`,
  width: 84,
  align: 'right',
  withLabel: true,
  ...(optional && { optional }),
  render: (run) => <Count value={run[source]} />,
});

/** Columns of the list of imports. */
export const importColumns: Column<ImportRun>[] = [
  {
    source: 'file_name',
    label: 'imports.file',
    sort: 'name',
    render: ({ file_name }) => <span title={file_name}>{file_name || '–'}</span>,
  },
  { source: 'kind', label: 'imports.what', width: 150, render: (run) => <Kind run={run} /> },
  number('adds'),
  number('changes'),
  number('refused'),
  number('nothing', 'wide'),
  number('skipped', 'wide'),
  {
    source: 'created_by',
    label: 'imports.who',
    width: 140,
    optional: 'wide',
    render: ({ created_by }) => <span title={created_by.fullname}>{created_by.fullname}</span>,
  },
  {
    source: 'created_at',
    label: 'imports.when',
    width: 140,
    sort: 'date',
    render: ({ created_at }) => <Ago value={created_at} />,
  },
  { source: 'undo', label: 'imports.undo', width: 190, phone: 'action', render: (run) => <UndoImport run={run} /> },
];
