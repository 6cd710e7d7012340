import { useListContext, useTranslate } from 'react-admin';
import sortSelect from '../../../ui/console/list/SortSelect.module.css';

const orders = ['post_time_DESC', 'post_time_ASC', 'view_DESC', 'reaction_DESC', 'comment_DESC', 'share_DESC'] as const;

/** The order of the cards, which have no column heads to say it; one chosen in the table stands while it is kept. */
export function PostOrder() {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const now = `${sort.field}_${sort.order}`;
  const isOther = !orders.some((order) => order === now);
  return (
    <select
      className={sortSelect.sort}
      aria-label={translate('posts.order.label')}
      value={now}
      onChange={({ target }) => {
        const [, field = 'post_time', order] = /^(.*)_(ASC|DESC)$/.exec(target.value) ?? [];
        setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' });
      }}
    >
      {isOther && <option value={now}>{translate('posts.order.other')}</option>}
      {orders.map((order) => (
        <option key={order} value={order}>
          {translate(`posts.order.${order}`)}
        </option>
      ))}
    </select>
  );
}
