import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { enteredNumber } from '../../../domain/typedNumber';
import { Fact, Facts } from '../../../ui/console/record/Fact';
import { Period } from '../../../ui/plain/Day';
import { Count, Money } from '../../../ui/plain/Figure';
import { PictureStack } from '../../../ui/plain/PictureStack';
import { useFieldLabels } from '../form/useCampaignWords';
import { gapsOf, stepKeys } from './gaps';
import type { NewCampaign } from './newCampaign';
import { enteredPrices } from './parts';
import styles from './parts.module.css';
import { useParts } from './useParts';

interface SummaryProps {
  /** Not where they stand beside it. */
  withKols?: boolean;
}

/** The campaign so far, beside every step: what it is, what it costs, what is missing. */
export function Summary({ withKols = true }: SummaryProps) {
  const translate = useTranslate();
  const values = useWatch() as NewCampaign;
  const { sent } = useParts();
  const prices = enteredPrices(sent.sows);
  const label = (field: string) => translate(`campaigns.field.${field}`);
  return (
    <>
      <Facts>
        {withKols && values.kols.length > 0 && (
          <Fact label={label('kols')}>
            <span className={styles.people}>
              <PictureStack
                people={values.kols.map(({ id, stage_name, avatar }) => ({ id, name: stage_name, picture: avatar }))}
                max={5}
              />
              <Count value={values.kols.length} />
            </span>
          </Fact>
        )}
        {values.brand_id[0] && <Fact label={label('brand')}>{values.brand_id[0].name}</Fact>}
        {values.name && <Fact label={label('name')}>{values.name}</Fact>}
        {values.start_date && (
          <Fact label={label('period')}>
            <Period from={values.start_date} to={values.end_date || null} />
          </Fact>
        )}
        {values.budget !== '' && (
          <Fact label={label('budget')}>
            <Money value={enteredNumber(values.budget)} />
          </Fact>
        )}
        {sent.sows.length > 0 && (
          <Fact label={label('sows')}>
            <Count value={sent.sows.length} />
          </Fact>
        )}
        {sent.posts.length > 0 && (
          <Fact label={label('posts')}>
            <Count value={sent.posts.length} />
          </Fact>
        )}
        {prices &&
          (['sale', 'margin'] as const).map((figure) => (
            <Fact key={figure} label={translate(`campaignForm.prices.${figure}`)}>
              <Money value={prices[figure]} />
            </Fact>
          ))}
      </Facts>
      <Missing values={values} />
    </>
  );
}

function Missing({ values }: { values: NewCampaign }) {
  const translate = useTranslate();
  const labelOf = useFieldLabels();
  const gaps = gapsOf(values);
  if (gaps.length === 0) return <p className={styles.ready}>{translate('campaignForm.ready')}</p>;
  return (
    <div className={styles.missing}>
      <h3>{translate('campaignForm.missing')}</h3>
      <ul>
        {stepKeys.map((step) => {
          const fields = gaps.filter((gap) => gap.step === step).map(({ field }) => labelOf(field));
          if (fields.length === 0) return null;
          const name = translate(`campaignForm.step.${step}`);
          return <li key={step}>{step === 'info' ? `${name}: ${fields.join(', ')}` : name}</li>;
        })}
      </ul>
    </div>
  );
}
