import Skeleton from '@mui/material/Skeleton';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { can } from '../../../domain/access';
import type { HashtagSetting } from '../../../domain/hashtags/types';
import { mayOpen, pathTo } from '../../../domain/routes';
import { useAccess } from '../../../ui/console/access/useAccess';
import { useRead } from '../../../ui/console/data/useRead';
import { useVerb } from '../../../ui/console/data/useVerb';
import { RecordForm } from '../../../ui/console/form/RecordForm';
import { SideDrawer } from '../../../ui/console/form/SideDrawer';
import { Section } from '../../../ui/console/record/Section';
import { EmptyState } from '../../../ui/console/state/EmptyState';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { TagPosts } from '../TagPosts';
import { ClassifyInputs } from './ClassifyInputs';
import { classifyRules, oneClassified, tagToForm } from './classifyForm';

/** One hashtag: what it is, and beneath the posts it stands in. */
export function HashtagDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const translate = useTranslate();
  const { data, error, refetch } = useRead<HashtagSetting[]>('hashtagSettings', { query: { ids: [id] } });
  const found = data?.[0];
  return (
    <SideDrawer title={found ? `#${found.tag}` : translate('page.hashtag_settings')} onClose={onClose}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton variant="rounded" height={240} aria-busy="true" />}
      {data && !found && <EmptyState title={translate('error.hashtag_not_exist')} />}
      {found && <Shown key={found.version} tag={found} onClose={onClose} />}
    </SideDrawer>
  );
}

function Shown({ tag, onClose }: { tag: HashtagSetting; onClose: () => void }) {
  const translate = useTranslate();
  const access = useAccess();
  const search = mayOpen('hashtag', access) && (
    <Link to={`${pathTo('hashtag')}?hashtags=${encodeURIComponent(tag.tag)}`}>{translate('hashtags.who')}</Link>
  );
  return (
    <>
      {can(access, 'hashtags_management', 'u_setting') && <Classify tag={tag} onClose={onClose} />}
      <Section title={translate('hashtags.stands_in', { count: tag.post_count })} actions={search}>
        {can(access, 'hashtags_management', 'r') && <TagPosts tags={[tag.tag]} />}
      </Section>
    </>
  );
}

function Classify({ tag, onClose }: { tag: HashtagSetting; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [classify] = useVerb('hashtagClassify');
  return (
    <RecordForm
      rules={classifyRules}
      defaultValues={tagToForm(tag)}
      draft={tag.id}
      submitLabel={translate('ra.action.save')}
      onCancel={onClose}
      onSubmit={(values) => classify({ body: { tags: [oneClassified(tag, values)] } })}
      onSaved={() => {
        notify('hashtags.classify.done', { type: 'success', messageArgs: { count: 1 } });
        onClose();
      }}
      needsChange
      inDrawer
    >
      <ClassifyInputs />
    </RecordForm>
  );
}
