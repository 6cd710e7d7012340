import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import type { CampaignView, Sow } from '../../../domain/campaigns/types';
import { type SowHint, sowHintKinds } from '../../../domain/campaigns/values';
import { Section } from '../../../ui/console/record/Section';
import { Count } from '../../../ui/plain/Figure';
import { PictureStack } from '../../../ui/plain/PictureStack';
import { DaysLeft } from '../head/DaysLeft';
import { AddPostButton } from '../parts/AddPart';
import styles from './detail.module.css';

/** What is lacking because time passes, and is mended by a post. */
const byPost: readonly SowHint[] = ['overdue', 'no_post'];

/** What SOWs lack: how many, whose, how long there is for it, and the way on. Nothing where nothing is lacking or the viewer is not told. */
export function Attention({ campaign }: { campaign: CampaignView }) {
  const translate = useTranslate();
  const lacking = sowHintKinds
    .map((kind) => ({ kind, sows: campaign.sows.filter(({ hints = [] }) => hints.includes(kind)) }))
    .filter(({ sows }) => sows.length > 0);
  if (lacking.length === 0) return null;
  return (
    <Section title={translate('campaignDetail.attention')}>
      <ul className={styles.hints}>
        {lacking.map(({ kind, sows }) => (
          <Lacking key={kind} kind={kind} sows={sows} campaign={campaign} />
        ))}
      </ul>
    </Section>
  );
}

function Lacking({ kind, sows, campaign }: { kind: SowHint; sows: readonly Sow[]; campaign: CampaignView }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const kols = [...new Map(sows.map(({ kol }) => [kol.id, kol])).values()];
  const needsPost = byPost.includes(kind);
  return (
    <li className={styles.hint}>
      <Link to={`${pathname}?tab=sows&lacking=${kind}`}>
        <strong>
          <Count value={sows.length} />
        </strong>
        <span>{translate(`campaignDetail.hint.${kind}`)}</span>
        {needsPost && <DaysLeft campaign={campaign} />}
      </Link>
      <PictureStack
        people={kols.map(({ id, stage_name, avatar }) => ({ id, name: stage_name, picture: avatar }))}
        max={5}
      />
      {needsPost && <AddPostButton campaign={campaign} of={sows.length === 1 ? sows[0]?.id : undefined} />}
    </li>
  );
}
