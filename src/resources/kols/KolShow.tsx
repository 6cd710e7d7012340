import type { KolDetail } from '../../domain/kols/types';
import { DetailLayout } from '../../ui/console/record/DetailLayout';
import { RecordPage } from '../../ui/console/record/RecordPage';
import { KolNotice } from './approval/KolNotice';
import { KolSummary } from './KolSummary';
import { KolTabs } from './KolTabs';

const whileBeingRead = 3_000;

/** New accounts are followed until their network has answered. */
const refreshOf = ({ being_read = [] }: KolDetail) => being_read.length > 0 && whileBeingRead;

/** One KOL: profile card at the left, brands, overview, networks and history at the right (spec 1 §2 KOL detail). */
export function KolShow() {
  return (
    <RecordPage<KolDetail> resource="kols" titleOf={(kol) => kol.stage_name} refreshEvery={refreshOf}>
      {(kol) => (
        <DetailLayout summary={<KolSummary kol={kol} />}>
          <KolNotice kol={kol} at="view" />
          <KolTabs kol={kol} />
        </DetailLayout>
      )}
    </RecordPage>
  );
}
