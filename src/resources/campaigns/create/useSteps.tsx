import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { request } from '../../../providers/http';
import type { WizardStep } from '../../../ui/console/wizard/WizardForm';
import { BrandInput } from '../form/BrandInput';
import { AboutInputs, DocumentInputs, PeopleInputs, PeriodInputs } from '../form/CampaignInputs';
import { Confirm } from './Confirm';
import { stepFields } from './gaps';
import { KolStep } from './KolStep';
import { PostStep } from './PostStep';
import { SowStep } from './SowStep';

async function checkCode({ code }: FieldValues): Promise<void> {
  await request('campaignCheckCode', { query: { code } });
}

/** KOLs, brand, info, SOWs, posts, confirm (spec 1 §4); made once, so that typing draws only what it changes. */
export function useSteps(): readonly WizardStep[] {
  const translate = useTranslate();
  return useMemo(() => {
    const step = (key: keyof typeof stepFields | 'confirm', content: WizardStep['content']): WizardStep => ({
      key,
      label: translate(`campaignForm.step.${key}`),
      fields: key === 'confirm' ? [] : stepFields[key],
      ...(key === 'info' && { check: checkCode }),
      content,
    });
    return [
      step('kols', <KolStep />),
      step('brand', <BrandInput />),
      step(
        'info',
        <>
          <AboutInputs withStatus />
          <PeriodInputs />
          <PeopleInputs />
          <DocumentInputs />
        </>,
      ),
      step('sows', <SowStep />),
      step('posts', <PostStep />),
      step('confirm', <Confirm />),
    ];
  }, [translate]);
}
