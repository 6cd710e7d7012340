import { useTranslate } from 'react-admin';
import type { SowProgress } from '../../domain/reports/types';
import { unpostedSows } from '../../domain/reports/unposted';
import { CoverageNote } from '../plain/CoverageNote';

/** Says beside a cost of a campaign that SOWs which have no posts yet are in its price; nothing where there are none. */
export function Unposted({ progress }: { progress: readonly SowProgress[] }) {
  const translate = useTranslate();
  const count = unpostedSows(progress);
  if (count === 0) return null;
  const text = translate('reports.unposted', { count });
  return <CoverageNote isPartial text={text} label={text} />;
}
