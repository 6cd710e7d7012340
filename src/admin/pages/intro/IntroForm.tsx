import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { IntroPage } from '../../../domain/introPage/types';
import { useApi } from '../../../ui/console/data/useApi';
import { useVerb } from '../../../ui/console/data/useVerb';
import { useEdited } from '../../../ui/console/edit/useEdited';
import { FormGrid } from '../../../ui/console/form/FormGrid';
import { RecordForm } from '../../../ui/console/form/RecordForm';
import { RecordOutline } from '../../../ui/console/record/RecordOutline';
import { LateCode, late } from '../../../ui/plain/late';
import { IntroField } from './IntroField';
import type { IntroPlaces } from './IntroOnPage';
import { createCampaign, introRules, introSections, sourceOf, toContent, toForm } from './introFields';
import type { IntroView } from './introViews';

const IntroOnPage = late(() => import('./IntroOnPage').then((module) => ({ default: module.IntroOnPage })));

interface IntroFormProps {
  page: IntroPage;
  /** Field by field, or where it stands; either way it is this one form. */
  view: IntroView;
  onSaved: () => void;
  onCancel: () => void;
}

/** The page of a language as a record of its own: what two people edit is compared text by text. */
const recordOf = (page: IntroPage) => ({ id: page.lang, version: page.draft?.version ?? 0, page });

/** Everything the page says in one language; kept as a draft. */
export function IntroForm({ page, view, onSaved, onCancel }: IntroFormProps) {
  const translate = useTranslate();
  const api = useApi();
  const [save] = useVerb<IntroPage>('introPageSave');
  const { lang } = page;
  const places = useRef<IntroPlaces>(null);
  const { form } = useEdited(recordOf(page), {
    toForm: (record) => toForm(record.page.content),
    changed: (values) => ({ lang, content: toContent(values) }),
    write: async (_base, body) => recordOf(await save({ body })),
    read: async () => recordOf((await api.introPage<IntroPage>({ query: { lang, draft: true } })).data),
  });
  return (
    <RecordForm
      {...form}
      rules={introRules}
      submitLabel={translate('introPage.save')}
      cancelLabel={translate('introPage.leave')}
      needsChange
      onJump={view === 'page' ? (name) => places.current?.goTo(name) : undefined}
      onSaved={onSaved}
      onCancel={onCancel}
    >
      {view === 'page' && (
        <LateCode fallback={<RecordOutline />}>
          <IntroOnPage lang={lang} places={places} />
        </LateCode>
      )}
      <div hidden={view === 'page'}>
        {Object.entries(introSections).map(([section, inputs]) => (
          <FormGrid key={section} title={translate(`introPage.section.${section}`)}>
            {Object.entries(inputs).map(([place, input]) => (
              <IntroField key={place} source={sourceOf(section, place)} input={input} />
            ))}
          </FormGrid>
        ))}
        <FormGrid title={translate('introPage.section.request')}>
          <IntroField source={createCampaign} input={{ is: 'line' }} />
        </FormGrid>
      </div>
    </RecordForm>
  );
}
