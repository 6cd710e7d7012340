import { lazy, useEffect, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useApi } from '../../../ui/console/data/useApi';
import { ChooseKols } from '../../../ui/console/kols/ChooseKols';
import type { WizardStep } from '../../../ui/console/wizard/WizardForm';
import { BrandInput } from '../form/BrandInput';
import { stepFields } from './gaps';
import { useParts } from './useParts';

const loadSteps = () => import('./laterSteps');
const InfoStep = lazy(() => loadSteps().then((module) => ({ default: module.InfoStep })));
const SowStep = lazy(() => loadSteps().then((module) => ({ default: module.SowStep })));
const PostStep = lazy(() => loadSteps().then((module) => ({ default: module.PostStep })));
const Confirm = lazy(() => loadSteps().then((module) => ({ default: module.Confirm })));

/** KOLs, brand, info, SOWs, posts, confirm (spec 1 §4); made once, so that typing draws only what it changes. */
export function useSteps(): readonly WizardStep[] {
  const translate = useTranslate();
  const api = useApi();
  // The first step does not wait for the others, and they do not wait to be opened.
  useEffect(() => void loadSteps(), []);
  return useMemo(() => {
    const checkCode: WizardStep['check'] = async ({ code }) => {
      await api.campaignCheckCode({ query: { code } });
    };
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
      step('info', <InfoStep />),
      step('sows', <SowStep />),
      step('posts', <PostStep />),
      step('confirm', <Confirm />),
    ];
  }, [translate, api]);
}

/** Whom the campaign is made with, in an order (spec 1 §5 Wizard gates). */
function KolStep() {
  const translate = useTranslate();
  const { sows } = useParts();
  return (
    <ChooseKols
      label={translate('campaignForm.step.kols')}
      help={translate('campaignForm.kols.help')}
      sowsOf={(kolId) => sows.filter((sow) => sow.kol_id === kolId).length}
    />
  );
}
