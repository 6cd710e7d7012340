import { useEffect, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { withWords } from '../../../providers/pageWords';
import { useApi } from '../../../ui/console/data/useApi';
import type { WizardStep } from '../../../ui/console/wizard/WizardForm';
import { late } from '../../../ui/plain/late';
import { BrandInput } from '../form/BrandInput';
import { stepFields } from './gaps';

const KolStep = late(() =>
  withWords(['kolChoice', 'scores'], import('./KolStep')).then((module) => ({ default: module.KolStep })),
);
const loadSteps = () => withWords(['kolChoice'], import('./laterSteps'));
const CompetitorNote = late(() => loadSteps().then((module) => ({ default: module.CompetitorNote })));
const InfoStep = late(() => loadSteps().then((module) => ({ default: module.InfoStep })));
const SowStep = late(() => loadSteps().then((module) => ({ default: module.SowStep })));
const PostStep = late(() => loadSteps().then((module) => ({ default: module.PostStep })));
const Confirm = late(() => loadSteps().then((module) => ({ default: module.Confirm })));

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
      { ...step('kols', <KolStep />), whole: true },
      step(
        'brand',
        <>
          <BrandInput />
          <CompetitorNote />
        </>,
      ),
      step('info', <InfoStep />),
      step('sows', <SowStep />),
      step('posts', <PostStep />),
      step('confirm', <Confirm />),
    ];
  }, [translate, api]);
}
