import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { RequestListItem } from '../../../domain/requests/types';
import { mayOpen, pathTo } from '../../../domain/routes';
import { useAccess, useReducedView } from '../../../ui/console/access/useAccess';
import { StatusChip } from '../../../ui/console/record/StatusChip';
import { Ago } from '../../../ui/plain/Ago';
import { Row } from './Row';

/** Requests with who asked, how long ago, and how they stand. */
export function RequestRows({ requests }: { requests: readonly RequestListItem[] }) {
  const translate = useTranslate();
  const opens = mayOpen('requestView', useAccess());
  const reduced = useReducedView();
  return requests.map(
    ({ id, request_name, brand_name, brand_cover_image, request_date, request_status, kol_total }) => {
      const to = pathTo('requestView', { id });
      return (
        <Row
          key={id}
          picture={brand_cover_image}
          name={request_name}
          pictureName={brand_name}
          title={opens ? <Link to={to}>{request_name}</Link> : request_name}
          facts={
            <>
              {brand_name} · {translate('today.kols', { count: kol_total })} · <Ago value={request_date} />
            </>
          }
          chip={<StatusChip kind="request" status={request_status} />}
          action={opens ? { to, label: translate(reduced ? 'today.do.view' : 'today.do.handle') } : undefined}
        />
      );
    },
  );
}
