import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { enteredNumber } from '../../../domain/typedNumber';
import { KolWho } from '../../../ui/console/kols/KolWho';
import { Fact, Facts } from '../../../ui/console/record/Fact';
import { Section } from '../../../ui/console/record/Section';
import { useGoToStep } from '../../../ui/console/wizard/WizardContext';
import { infoFields } from '../form/campaignForm';
import { useCampaignWords } from '../form/useCampaignWords';
import { AskerTold } from './AskerTold';
import { BudgetBalance } from './BudgetBalance';
import { gapsOf, type StepKey } from './gaps';
import type { NewCampaign } from './newCampaign';
import { PostTable } from './PostTable';
import { enteredPrices } from './parts';
import styles from './parts.module.css';
import { SowTable } from './SowTable';
import { useParts } from './useParts';

/** Everything on one page before it is added; what is missing is named and leads there. */
export function Confirm() {
  const translate = useTranslate();
  const values = useWatch() as NewCampaign;
  const { labelOf, show } = useCampaignWords();
  const { kols, sent } = useParts();
  const held: Record<string, unknown> = { ...values };
  return (
    <>
      <Gaps values={values} />
      {values.request_id && <AskerTold requestId={values.request_id} />}
      <Part step="kols">
        <ol className={styles.kols}>
          {kols.map((kol) => (
            <li key={kol.id}>
              <KolWho kol={kol} />
            </li>
          ))}
        </ol>
      </Part>
      <Part step="brand">
        <Facts>
          <Fact label={labelOf('brand_id')}>{show('brand_id', values.brand_id)}</Fact>
        </Facts>
      </Part>
      <Part step="info">
        <div className={styles.facts}>
          <Facts>
            {[...infoFields, 'status'].map((field) => (
              <Fact key={field} label={labelOf(field)}>
                {show(field, held[field])}
              </Fact>
            ))}
          </Facts>
        </div>
      </Part>
      <Part step="sows">
        <BudgetBalance prices={enteredPrices(sent.sows)} budget={enteredNumber(values.budget)} />
        <SowTable kols={kols} sows={sent.sows} label={translate('campaignForm.step.sows')} />
      </Part>
      <Part step="posts">
        {sent.posts.length === 0 ? (
          <p className={styles.none}>{translate('campaignForm.posts.none')}</p>
        ) : (
          <PostTable kols={kols} posts={sent.posts} label={translate('campaignForm.step.posts')} />
        )}
      </Part>
    </>
  );
}

function Part({ step, children }: { step: StepKey; children: ReactNode }) {
  const translate = useTranslate();
  const goTo = useGoToStep();
  const name = translate(`campaignForm.step.${step}`);
  return (
    <Section
      title={name}
      actions={
        <Button startIcon={<EditIcon />} onClick={() => goTo(step)}>
          {translate('wizard.change_step', { step: name })}
        </Button>
      }
    >
      {children}
    </Section>
  );
}

function Gaps({ values }: { values: NewCampaign }) {
  const translate = useTranslate();
  const goTo = useGoToStep();
  const { labelOf } = useCampaignWords();
  const gaps = gapsOf(values);
  if (gaps.length === 0) return null;
  return (
    <div className={styles.gaps} role="alert">
      <h3>{translate('campaignForm.missing')}</h3>
      <ul>
        {gaps.map(({ step, field, code }) => (
          <li key={field}>
            <button type="button" className={styles.gap} onClick={() => goTo(step, field)}>
              {labelOf(field)}: {translate(`error.${code}`, { _: translate('error.invalid_value') })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
