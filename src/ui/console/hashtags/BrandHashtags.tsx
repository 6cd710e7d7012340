import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { type FormEvent, useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { can } from '../../../domain/access';
import { hashtagOf, plainTag } from '../../../domain/hashtags/rules';
import type { HashtagSetting } from '../../../domain/hashtags/types';
import { mayOpen, pathTo } from '../../../domain/routes';
import { InstantDay } from '../../plain/Day';
import { Count } from '../../plain/Figure';
import { IconButton } from '../../plain/IconButton';
import { AskFirst } from '../AskFirst';
import { useAccess } from '../access/useAccess';
import { useApi } from '../data/useApi';
import { useRead } from '../data/useRead';
import { useVerb } from '../data/useVerb';
import { EmptyState } from '../state/EmptyState';
import { ErrorState } from '../state/ErrorState';
import { useNotifyFailure } from '../state/useNotifyFailure';
import { useNotifyUndo } from '../useNotifyUndo';
import styles from './BrandHashtags.module.css';

/** A brand's own hashtags with their uses; added and taken away by who classifies. */
export function BrandHashtags({ brandId }: { brandId: string }) {
  const translate = useTranslate();
  const access = useAccess();
  const mayWrite = can(access, 'hashtags_management', 'u_setting');
  const { data, error, refetch } = useRead<HashtagSetting[]>('brandHashtags', {
    params: { brandId },
    query: { size: 200 },
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={160} aria-busy="true" />;
  return (
    <>
      {mayWrite && <AddTag brandId={brandId} />}
      {data.length === 0 ? (
        <EmptyState title={translate('hashtags.brand_tab.empty')} hint={translate('hashtags.brand_tab.empty_hint')} />
      ) : (
        <ul className={styles.tags} aria-label={translate('hashtags.brand_tab.title')}>
          {data.map((tag) => (
            <li key={tag.id}>
              <strong>
                {mayOpen('hashtag', access) ? (
                  <Link to={`${pathTo('hashtag')}?hashtags=${encodeURIComponent(tag.tag)}`}>#{tag.tag}</Link>
                ) : (
                  `#${tag.tag}`
                )}
              </strong>
              <span>
                <Count value={tag.post_count} /> {translate('hashtags.posts')} · <Count value={tag.kol_count} /> KOL
              </span>
              <span className={styles.muted}>
                {translate('hashtags.search.last')} <InstantDay value={tag.last_seen} />
              </span>
              {mayWrite && <RemoveTag tag={tag} brandId={brandId} />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function RemoveTag({ tag, brandId }: { tag: HashtagSetting; brandId: string }) {
  const translate = useTranslate();
  const notifyUndo = useNotifyUndo();
  const [classify] = useVerb<{ hashtags: HashtagSetting[] }>('hashtagClassify');
  const { id, version, brands } = tag;
  const before = brands.map((brand) => brand.id);
  const name = { name: `#${tag.tag}` };
  return (
    <AskFirst
      title={translate('hashtags.brand_tab.remove', name)}
      content={translate('hashtags.brand_tab.remove_text')}
      confirm={translate('hashtags.brand_tab.remove_action')}
      act={async () => {
        const brand_ids = before.filter((one) => one !== brandId);
        const { hashtags } = await classify({ body: { tags: [{ id, version, brand_ids }] } });
        notifyUndo(translate('hashtags.brand_tab.removed', name), async () => {
          await classify({ body: { tags: [{ id, version: hashtags[0]?.version, brand_ids: before }] } });
          return translate('hashtags.brand_tab.added', name);
        });
      }}
    >
      {(ask) => (
        <IconButton label={translate('hashtags.brand_tab.remove', name)} onClick={ask}>
          <CloseIcon />
        </IconButton>
      )}
    </AskFirst>
  );
}

function AddTag({ brandId }: { brandId: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const api = useApi();
  const id = useId();
  const [classify, { isPending }] = useVerb('hashtagClassify');
  const [typed, setTyped] = useState('');
  const tag = hashtagOf(typed);
  const isWrong = typed.trim() !== '' && tag === null;
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!tag) return;
    try {
      // Whoever has it already keeps it.
      const { data } = await api.hashtagSettings<HashtagSetting[]>({ query: { search: tag, size: 200 } });
      const known = data.find((one) => plainTag(one.tag) === plainTag(tag));
      const brand_ids = [...(known?.brands.map((brand) => brand.id) ?? []), brandId];
      const one = known ? { id: known.id, version: known.version, brand_ids } : { tag, brand_ids };
      await classify({ body: { tags: [one] } });
      notify('hashtags.brand_tab.added', { type: 'success', messageArgs: { name: `#${tag}` } });
      setTyped('');
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <form className={styles.add} onSubmit={(event) => void add(event)}>
      <label htmlFor={id}>{translate('hashtags.brand_tab.new')}</label>
      <input
        id={id}
        className={styles.input}
        value={typed}
        placeholder="#"
        aria-invalid={isWrong}
        aria-describedby={`${id}note`}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="outlined" disabled={isPending || !tag}>
        {translate('hashtags.brand_tab.add')}
      </Button>
      <p id={`${id}note`} className={styles.wrong} role="status">
        {isWrong && translate('error.hashtag_incorrect')}
      </p>
    </form>
  );
}
