import { useCallback, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { CampaignView } from '../../../domain/campaigns/types';
import { groupOfStatus } from '../../../domain/campaigns/values';
import { mayOpen, pathTo } from '../../../domain/routes';
import { removeFromCart } from '../../../providers/cart';
import { wasCarried } from '../../../providers/drafts';
import { ApiError } from '../../../providers/http';
import { useAccess, useMe } from '../../../ui/console/access/useAccess';
import { useSave } from '../../../ui/console/edit/useSave';
import { useDeviceDraft } from '../../../ui/console/form/useDeviceDraft';
import { Wizard } from '../../../ui/console/wizard/Wizard';
import { WizardDone } from '../../../ui/console/wizard/WizardDone';
import { DraftChoice } from './DraftChoice';
import { startOf } from './gaps';
import { type NewCampaign, newCampaignRules, partsOf, placeInForm, toInput } from './newCampaign';
import { askedInstead, startFor } from './prefill';
import { readNewCampaign } from './readDraft';
import { Summary } from './Summary';
import { useSteps } from './useSteps';

/** The wizard itself, begun with what is known, or gone on with where it was left (spec 1 §4 Wizards). */
export function CampaignWizard({ known }: { known: Partial<NewCampaign> }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const me = useMe();
  const mayOpenIt = mayOpen('campaignView', useAccess());
  const create = useCreate();
  const steps = useSteps();
  const draft = useDeviceDraft('campaign', readNewCampaign);
  const [start, setStart] = useState<{ values: NewCampaign; at: number } | null>(() =>
    draft.found && wasCarried('campaign') ? draft.found : null,
  );
  const [added, setAdded] = useState<CampaignView | null>(null);
  const [fresh] = useState(() => startFor(me, known));
  const kept = useMemo(() => ({ keep: draft.keep, drop: draft.drop }), [draft.keep, draft.drop]);
  const leave = useCallback(() => {
    if (added && mayOpenIt) {
      void navigate(pathTo('campaignView', { type: groupOfStatus(added.status), id: added.id }));
    } else void navigate(pathTo('campaignsInProgress'));
  }, [navigate, added, mayOpenIt]);

  const { found } = draft;
  if (found && !start) {
    return (
      <DraftChoice
        draft={found}
        asked={askedInstead(known, found.values)}
        onGoOn={() => setStart({ values: found.values, at: startOf(found.values, found.at) })}
        onStartOver={() => {
          setStart({ values: fresh, at: 0 });
          draft.drop();
        }}
      />
    );
  }
  return (
    <Wizard
      title={translate('page.campaign_create')}
      name="campaign"
      steps={steps}
      rules={newCampaignRules}
      defaultValues={start?.values ?? fresh}
      startAt={start?.at ?? 0}
      draft={kept}
      submitLabel={translate('campaignForm.submit')}
      summary={<Summary />}
      onSubmit={async (values) => {
        setAdded(await create(values));
        removeFromCart(partsOf(values).sows.map(({ kol_id }) => kol_id));
      }}
      onCancel={leave}
      doneLabel={translate('campaignForm.step.done')}
      done={
        <WizardDone
          title={translate('campaignForm.done.title', { name: added?.name })}
          hint={translate('campaignForm.done.hint')}
          actionLabel={(seconds) => translate('campaignForm.done.open', { seconds })}
          onEnd={leave}
        />
      }
    />
  );
}

/** Adds the campaign. @throws ApiError whose errors stand where the form holds what they are about */
function useCreate(): (values: FieldValues) => Promise<CampaignView> {
  const save = useSave<CampaignView>();
  return async (values) => {
    try {
      return await save(toInput(values));
    } catch (error) {
      if (!(error instanceof ApiError) || !error.errors) throw error;
      const errors = error.errors.map(({ property, message }) => ({
        property: placeInForm(property, values),
        message,
      }));
      throw new ApiError(error.status, error.code, error.requestId, errors, error.retryAfter);
    }
  };
}
