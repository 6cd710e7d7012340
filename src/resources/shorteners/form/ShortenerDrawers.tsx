import { useRef } from 'react';
import { useGetOne, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../../../domain/routes';
import type { Shortener } from '../../../domain/shorteners/types';
import { useApi } from '../../../ui/console/data/useApi';
import { useVerb } from '../../../ui/console/data/useVerb';
import { useEdited } from '../../../ui/console/edit/useEdited';
import { RecordForm } from '../../../ui/console/form/RecordForm';
import { SideDrawer } from '../../../ui/console/form/SideDrawer';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { ShortenerInputs } from './ShortenerInputs';
import { changedLink, emptyLink, linkRules, linkToForm, newLink, newLinkRules } from './shortenerForm';
import type { LinkPlace } from './useLinkPlace';

/** The drawer in which a link is made or changed; none while the address names none. */
export function ShortenerDrawers({ place }: { place: LinkPlace }) {
  const translate = useTranslate();
  if (place.isAdding) {
    return (
      <SideDrawer title={translate('shorteners.add')} onClose={place.close}>
        <NewLink onClose={place.close} />
      </SideDrawer>
    );
  }
  if (!place.edited) return null;
  return (
    <SideDrawer title={translate('shorteners.edit')} onClose={place.close}>
      <Edited key={place.edited} id={place.edited} onClose={place.close} />
    </SideDrawer>
  );
}

const withSlug = { ...emptyLink, slug: '' };

function NewLink({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const made = useRef<Shortener>(undefined);
  const [create] = useVerb<Shortener>('shortenerCreate');
  return (
    <RecordForm
      rules={newLinkRules}
      defaultValues={withSlug}
      draft="new-link"
      submitLabel={translate('shorteners.create')}
      onCancel={onClose}
      onSubmit={async (values) => {
        made.current = await create({ body: newLink(values) });
      }}
      onSaved={() => {
        notify('shorteners.created', { type: 'success' });
        if (made.current) navigate(pathTo('shortenerView', { id: made.current.id }));
      }}
      inDrawer
    >
      <ShortenerInputs isNew />
    </RecordForm>
  );
}

function Edited({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useGetOne<Shortener>('shorteners', { id }, { retry: false });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return data ? <EditLink link={data} onClose={onClose} /> : null;
}

function EditLink({ link, onClose }: { link: Shortener; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const api = useApi();
  const [update] = useVerb<Shortener>('shortenerUpdate');
  const edited = useEdited<Shortener>(link, {
    toForm: linkToForm,
    changed: changedLink,
    write: ({ id, version }, body) => update({ params: { id }, body: { ...body, version } }),
    read: async () => (await api.shortenerDetail<Shortener>({ params: { id: link.id } })).data,
  });
  return (
    <RecordForm
      rules={linkRules}
      {...edited.form}
      submitLabel={translate('ra.action.save')}
      onCancel={onClose}
      onSaved={() => {
        notify('shorteners.saved', { type: 'success' });
        onClose();
      }}
      needsChange
      inDrawer
    >
      <ShortenerInputs />
    </RecordForm>
  );
}
