import Skeleton from '@mui/material/Skeleton';
import type { KolDetail } from '../../../domain/kols/types';
import { Deciding } from '../../../ui/console/approval/Deciding';
import { Waiting } from '../../../ui/console/approval/Waiting';
import { RecordPage } from '../../../ui/console/record/RecordPage';
import { LateCode, late } from '../../../ui/plain/late';
import { KolFacts } from '../form/KolFacts';
import { LikelyDuplicates } from '../form/LateDuplicates';
import { KolChanges } from './KolChanges';
import { kolQueue } from './kolQueue';

const Channels = late(() => import('../overview/Channels').then((module) => ({ default: module.Channels })));

/** Decides on a KOL that waits, or on its edit (spec 1 §2 Approval screens). */
export function KolApproval() {
  return (
    <RecordPage<KolDetail> resource="kols">
      {(kol) => (
        <Deciding
          key={kol.id}
          record={kol}
          name={kol.stage_name}
          call="kolUpdateStatus"
          queue={kolQueue}
          reasonType="KOL"
        >
          {(shown) => (
            <>
              <LateCode fallback={<Skeleton variant="rounded" height={46 + 44 * shown.socials.length} />}>
                <LikelyDuplicates values={shown} id={shown.id} before="approving" />
                <Channels kol={shown} />
              </LateCode>
              <Waiting
                record={shown}
                facts={<KolFacts values={shown} />}
                showChange={(change) => <KolChanges change={change} />}
              />
            </>
          )}
        </Deciding>
      )}
    </RecordPage>
  );
}
