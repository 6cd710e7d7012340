import { useGetList, useTranslate } from 'react-admin';
import { inForce } from '../../../domain/approvals/inForce';
import type { KolListItem } from '../../../domain/kols/types';
import formStyles from '../../../ui/console/form/form.module.css';
import { IntroPictureInput } from './IntroPictureInput';
import type { listColumns } from './listColumns';

interface IntroListCellProps {
  column: (typeof listColumns)['kols']['columns'][number];
  /** Already translated. */
  label: string;
  value: string;
  required: boolean;
  onChange: (value: string) => void;
}

/** One place of a list's table. */
export function IntroListCell({ column, label, value, required, onChange }: IntroListCellProps) {
  if (column.is === 'kol') return <FeaturedKol label={label} value={value} onChange={onChange} />;
  if (column.is === 'picture') {
    return <IntroPictureInput label={label} kind={column.kind} value={value} required={required} onChange={onChange} />;
  }
  const shared = {
    'aria-label': label,
    className: formStyles.control,
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return column.is === 'text' ? <textarea {...shared} rows={3} /> : <input {...shared} />;
}

type FeaturedKolProps = Pick<IntroListCellProps, 'label' | 'value' | 'onChange'>;

/** Only KOLs that are in force and featured may stand on the page. */
function FeaturedKol({ label, value, onChange }: FeaturedKolProps) {
  const translate = useTranslate();
  const { data = [] } = useGetList<KolListItem>('kols', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'NAME', order: 'ASC' },
    filter: { outstanding: true, status: inForce },
  });
  return (
    <select
      aria-label={label}
      className={formStyles.control}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{translate('introPage.list.choose_kol')}</option>
      {value && !data.some(({ id }) => id === value) && (
        <option value={value}>{translate('introPage.list.kol_gone')}</option>
      )}
      {data.map(({ id, stage_name, code }) => (
        <option key={id} value={id}>
          {stage_name} · {code}
        </option>
      ))}
    </select>
  );
}
