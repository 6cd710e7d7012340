import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { placeInPeriod } from '../../../domain/campaigns/period';
import { accountOfPost, foreignAccount } from '../../../domain/campaigns/postAccount';
import type { CampaignView, KolRef, Sow } from '../../../domain/campaigns/types';
import { dayOf } from '../../../domain/dates';
import { formatDay } from '../../../domain/format';
import type { KolDetail } from '../../../domain/kols/types';
import { useRead } from '../../../ui/console/data/useRead';
import { InstantField } from '../../../ui/console/form/InstantField';
import { TextField } from '../../../ui/console/form/TextField';

/** When a campaign runs. */
export type Period = Pick<CampaignView, 'start_date' | 'end_date'>;

type Kol = Pick<KolRef, 'id' | 'stage_name'>;

/** The address of a post of one of these SOWs. */
export function LinkOfSow({ sows }: { sows: readonly Sow[] }) {
  const sowId: unknown = useWatch({ name: 'sow_id' });
  return <PostLink kol={sows.find(({ id }) => id === sowId)?.kol} />;
}

/** The address of a post of one of these KOLs. */
export function LinkOfChosen({ kols }: { kols: readonly Kol[] }) {
  const kolId: unknown = useWatch({ name: 'kol_id' });
  return <PostLink kol={kols.find(({ id }) => id === kolId)} />;
}

/** The address of a post; told where it names an account that is none of the KOL's. */
function PostLink({ kol }: { kol: Kol | undefined }) {
  const translate = useTranslate();
  const url = String(useWatch({ name: 'url_post' }) ?? '').trim();
  const isAsked = kol !== undefined && accountOfPost(url) !== null;
  const { data } = useRead<KolDetail>('kolDetail', { params: { id: kol?.id ?? '' } }, { enabled: isAsked });
  const isOfKol = isAsked && data?.id === kol.id;
  const account = isOfKol
    ? foreignAccount(
        url,
        data.socials.map((social) => social.url),
      )
    : null;
  const said = { account: account?.replace('https://', ''), kol: kol?.stage_name };
  return (
    <TextField
      source="url_post"
      label={translate('parts.post.url')}
      type="url"
      help={translate('parts.post.url_help')}
      warning={account ? translate('parts.post.other_account', said) : undefined}
    />
  );
}

/** When a post appeared; told where that is outside the campaign's period, which may be right all the same. */
export function PostTime({ period }: { period: Period | null }) {
  const translate = useTranslate();
  const time: unknown = useWatch({ name: 'post_time' });
  return (
    <InstantField
      source="post_time"
      label={translate('parts.post.time')}
      warning={period ? oddTime(period, time, translate) : undefined}
      optional
      half
    />
  );
}

function oddTime(period: Period, time: unknown, translate: ReturnType<typeof useTranslate>): string | undefined {
  const at = typeof time === 'string' ? Date.parse(time) : Number.NaN;
  if (Number.isNaN(at)) return undefined;
  const place = placeInPeriod(period, dayOf(new Date(at)));
  if (place.is === 'before') return translate('parts.post.before_period', { day: formatDay(period.start_date) });
  if (place.is === 'after' && period.end_date)
    return translate('parts.post.after_period', { day: formatDay(period.end_date) });
  return undefined;
}
