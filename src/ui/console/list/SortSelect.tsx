import { useListContext, useTranslate } from 'react-admin';
import styles from './SortSelect.module.css';

const orders = ['date_DESC', 'date_ASC', 'name_ASC', 'name_DESC'] as const;

/** Orders some lists have beside those. */
export type OwnOrder =
  | 'pace_ASC'
  | 'pace_DESC'
  | 'end_ASC'
  | 'end_DESC'
  | 'budget_ASC'
  | 'budget_DESC'
  | 'followers_DESC'
  | 'engagement_rate_DESC'
  | 'views_DESC'
  | 'growth_DESC'
  | 'cpe_ASC'
  | 'cpv_ASC';

/** The order by name or date both ways, where no column head says it: on phones, boards and cards; `own` are orders of the list's own. */
export function SortSelect({ own = [] }: { own?: readonly OwnOrder[] }) {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  return (
    <select
      className={styles.sort}
      aria-label={translate('lists.sort.label')}
      value={`${sort.field}_${sort.order}`}
      onChange={({ target }) => {
        const [, field = 'date', order] = /^(.*)_(ASC|DESC)$/.exec(target.value) ?? [];
        setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' });
      }}
    >
      {[...orders, ...own].map((order) => (
        <option key={order} value={order}>
          {translate(`lists.sort.${order}`)}
        </option>
      ))}
    </select>
  );
}
