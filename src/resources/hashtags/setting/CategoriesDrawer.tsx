import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { type FormEvent, useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { can } from '../../../domain/access';
import type { HashtagCategory } from '../../../domain/hashtags/types';
import { AskFirst } from '../../../ui/console/AskFirst';
import { useAccess } from '../../../ui/console/access/useAccess';
import { useRead } from '../../../ui/console/data/useRead';
import { useVerb } from '../../../ui/console/data/useVerb';
import { SideDrawer } from '../../../ui/console/form/SideDrawer';
import { EmptyState } from '../../../ui/console/state/EmptyState';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { useNotifyFailure } from '../../../ui/console/state/useNotifyFailure';
import { IconButton } from '../../../ui/plain/IconButton';
import styles from '../hashtags.module.css';

/** The categories of hashtags: added, renamed by writing over them, deleted. */
export function CategoriesDrawer({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { data, error, refetch } = useRead<HashtagCategory[]>('hashtagCategories');
  const mayWrite = can(useAccess(), 'hashtags_management', 'u_setting');
  return (
    <SideDrawer title={translate('hashtags.categories.title')} onClose={onClose}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <EmptyState title={translate('hashtags.categories.empty')} />}
      <ul className={styles.categories} aria-label={translate('hashtags.categories.title')}>
        {data?.map((category) => (
          <li key={`${category.id}${category.version}`}>
            {mayWrite ? <Renamed category={category} /> : category.name}
            <span className={styles.muted}>
              {translate('hashtags.categories.count', { count: category.hashtag_total })}
            </span>
            {mayWrite && <Remove category={category} />}
          </li>
        ))}
      </ul>
      {mayWrite && <Add />}
    </SideDrawer>
  );
}

/** Sends a name and tells what was done, or why not. */
function useSent() {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  return (sending: Promise<unknown>, done: string) =>
    sending.then(
      () => {
        notify(done, { type: 'success' });
        return true;
      },
      (error: unknown) => {
        notifyFailure(error);
        return false;
      },
    );
}

function Renamed({ category: { id, name, version } }: { category: HashtagCategory }) {
  const translate = useTranslate();
  const sent = useSent();
  const [update] = useVerb('hashtagCategoryUpdate');
  const [typed, setTyped] = useState(name);
  const save = async () => {
    const wanted = typed.trim();
    if (!wanted || wanted === name) return setTyped(name);
    const isDone = await sent(
      update({ params: { id }, body: { name: wanted, version } }),
      'hashtags.categories.renamed',
    );
    if (!isDone) setTyped(name);
  };
  return (
    <input
      className={styles.nameInput}
      value={typed}
      maxLength={100}
      aria-label={translate('hashtags.categories.name')}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}

function Remove({ category: { id, name, hashtag_total } }: { category: HashtagCategory }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [remove] = useVerb('hashtagCategoryDelete');
  return (
    <AskFirst
      title={translate('hashtags.categories.remove', { name })}
      content={translate('hashtags.categories.remove_text', { count: hashtag_total })}
      confirm={translate('ra.action.delete')}
      final
      act={async () => {
        await remove({ params: { id } });
        notify('hashtags.categories.removed', { type: 'success' });
      }}
    >
      {(ask) => (
        <IconButton label={translate('hashtags.categories.remove', { name })} onClick={ask}>
          <DeleteIcon />
        </IconButton>
      )}
    </AskFirst>
  );
}

function Add() {
  const translate = useTranslate();
  const sent = useSent();
  const id = useId();
  const [create, { isPending }] = useVerb('hashtagCategoryCreate');
  const [typed, setTyped] = useState('');
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!typed.trim()) return;
    if (await sent(create({ body: { name: typed.trim() } }), 'hashtags.categories.added')) setTyped('');
  };
  return (
    <form className={styles.addCategory} onSubmit={(event) => void add(event)}>
      <label htmlFor={id}>{translate('hashtags.categories.new')}</label>
      <input
        id={id}
        className={styles.nameInput}
        value={typed}
        maxLength={100}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="outlined" disabled={isPending || !typed.trim()}>
        {translate('hashtags.categories.add')}
      </Button>
    </form>
  );
}
