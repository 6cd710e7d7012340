import { useTranslate } from 'react-admin';
import type { CartEntry } from '../../../domain/cart/entries';
import { networkOfUrl } from '../../../domain/networks';
import { FigureInputs } from '../parts/FigureInputs';
import { PostInputs } from '../parts/PostInputs';
import type { Period } from '../parts/PostPlace';
import type { SowInMaking } from '../parts/sowInMaking';
import { PartRow, type PartState } from './PartRow';
import { type PostEntry, postRules } from './parts';
import { useLacking } from './useLacking';

interface PostRowProps extends PartState {
  post: PostEntry;
  kols: readonly CartEntry[];
  sows: readonly SowInMaking[];
  period: Period | null;
  number: number;
}

/** One post: a line with what is wrong, its inputs while open. */
export function PostRow({ post, kols, sows, period, number, ...state }: PostRowProps) {
  const translate = useTranslate();
  const { values } = post;
  const name = kols.find(({ id }) => id === values.kol_id)?.stage_name;
  const all = [...state.faults, ...state.serverFaults];
  const lacking = useLacking('post', all);
  return (
    <PartRow
      {...state}
      faults={all}
      title={translate('campaignForm.posts.title', { number })}
      removeLabel={translate('campaignForm.posts.remove', { number })}
      network={networkOfUrl(String(values.url_post).trim())}
      name={[name, values.url_post.replace(/^https?:\/\/(www\.)?/, '')].filter(Boolean).join(' · ')}
      lacking={lacking}
      isLacking={all.length > 0}
      rules={postRules}
      values={values}
    >
      <PostInputs kols={kols} making={sows} period={period} />
      <FigureInputs />
    </PartRow>
  );
}
