import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { isDay } from '../../../domain/dates';
import { useKnownField } from '../../../ui/console/form/knownFields';
import { Section } from '../../../ui/console/record/Section';
import type { Period } from '../parts/PostPlace';
import { emptyPost } from '../parts/postForm';
import { PartImport } from './PartImport';
import { PostRow } from './PostRow';
import { choicesOf, faultsOfPosts, newKey, type PostEntry } from './parts';
import styles from './parts.module.css';
import { withPostRows } from './takeRows';
import { useParts } from './useParts';
import { useServerFaults } from './useServerFaults';

const atOnce = 50;

/** Posts that are there already, by hand or from a workbook; none is fine. */
export function PostStep() {
  const translate = useTranslate();
  const label = translate('campaignForm.step.posts');
  useKnownField('campaignPosts', label);
  const { field } = useController({ name: 'campaignPosts' });
  const { setValue, clearErrors } = useFormContext();
  const { errors } = useFormState({ name: 'campaignPosts' });
  const { kols, sent } = useParts();
  const [open, setOpen] = useState<string | null>(null);
  const [limit, setLimit] = useState(atOnce);
  const all: PostEntry[] = field.value;
  const choices = open ? choicesOf(sent.sows, sent.posts, open) : [];
  const period = usePeriod();
  const faults = faultsOfPosts(sent.sows, sent.posts);
  const serverFaults = useServerFaults('campaignPosts', all);
  // What is wrong is in view, however many there are.
  const shown = sent.posts.filter(({ key }, index) => index < limit || faults.has(key) || key === open);

  const change = (posts: readonly PostEntry[]) => {
    clearErrors('campaignPosts');
    field.onChange(posts);
  };
  const add = () => {
    const key = newKey();
    change([...all, { key, values: { ...emptyPost, kol_id: kols.length === 1 ? (kols[0]?.id ?? '') : '' } }]);
    setOpen(key);
  };

  return (
    <Section
      title={label}
      description={translate('campaignForm.posts.help')}
      actions={
        <PartImport
          kind="post"
          kols={kols}
          onRows={(rows) => {
            const taken = withPostRows(kols, sent.sows, all, rows);
            setValue('kols', taken.kols, { shouldDirty: true });
            change(taken.posts);
          }}
        />
      }
    >
      <div ref={(element) => field.ref(element && { focus: () => focusFirst(element) })} className={styles.groups}>
        {sent.posts.length === 0 && <p className={styles.none}>{translate('campaignForm.posts.none')}</p>}
        {shown.map((post) => (
          <PostRow
            key={post.key}
            post={post}
            kols={kols}
            sows={choices}
            period={period}
            number={sent.posts.indexOf(post) + 1}
            faults={faults.get(post.key) ?? []}
            serverFaults={serverFaults.get(post.key) ?? []}
            isChecked={errors.campaignPosts !== undefined}
            isOpen={open === post.key}
            onToggle={() => setOpen(open === post.key ? null : post.key)}
            onChange={(values) => change(all.map((one) => (one.key === post.key ? { ...one, values } : one)))}
            onRemove={() => change(all.filter(({ key }) => key !== post.key))}
          />
        ))}
        {sent.posts.length > shown.length && (
          <Button onClick={() => setLimit(limit + atOnce)}>
            {translate('lists.more', { shown: shown.length, total: sent.posts.length })}
          </Button>
        )}
        <Button variant="outlined" startIcon={<AddIcon />} onClick={add}>
          {translate('campaignForm.posts.add')}
        </Button>
      </div>
    </Section>
  );
}

/** When the campaign in the making runs; null until that is entered. */
function usePeriod(): Period | null {
  const [start_date, end_date] = useWatch({ name: ['start_date', 'end_date'] });
  return isDay(start_date) ? { start_date, end_date: isDay(end_date) ? end_date : null } : null;
}

function focusFirst(element: HTMLElement): void {
  const lacking = element.querySelector<HTMLElement>('[data-lacking]') ?? element.querySelector('button');
  lacking?.focus();
}
