import { useEffect, useRef } from 'react';
import type { KolDetail } from '../../domain/kols/types';
import { tellChanged } from '../../providers/changes';
import { DetailLayout } from '../../ui/console/record/DetailLayout';
import { RecordPage } from '../../ui/console/record/RecordPage';
import { KolNotice } from './approval/KolNotice';
import { KolSummary } from './KolSummary';
import { KolTabs } from './KolTabs';
import { SimilarKols } from './score/SimilarKols';

const whileBeingRead = 3_000;

/** New accounts are followed until their network has answered. */
const refreshOf = ({ being_read = [] }: KolDetail) => being_read.length > 0 && whileBeingRead;

/**
 * One KOL: profile card at the left, brands and overview beneath the scorecard, networks, history and similar KOLs at
 * the right (spec 1 §2 KOL detail).
 */
export function KolShow() {
  return (
    <RecordPage<KolDetail> resource="kols" refreshEvery={refreshOf}>
      {(kol) => <Kol key={kol.id} kol={kol} />}
    </RecordPage>
  );
}

function Kol({ kol }: { kol: KolDetail }) {
  useFollowReading(kol.being_read?.length ?? 0);
  return (
    <DetailLayout summary={<KolSummary kol={kol} />}>
      <KolNotice kol={kol} at="view" />
      <KolTabs kol={kol} />
      <SimilarKols kolId={kol.id} />
    </DetailLayout>
  );
}

/** Once a network has answered, what was shown of the accounts before is out of date: also where no event says so. */
function useFollowReading(count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) tellChanged([['socials']]);
    before.current = count;
  }, [count]);
}
