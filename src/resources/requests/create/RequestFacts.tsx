import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Fact, Facts } from '../../../ui/console/record/Fact';
import { Section } from '../../../ui/console/record/Section';
import { Period } from '../../../ui/plain/Day';
import { Money } from '../../../ui/plain/Figure';
import { Picture } from '../../../ui/plain/Picture';
import { PictureStack } from '../../../ui/plain/PictureStack';
import styles from './create.module.css';
import { isCoverKept, type RequestForm } from './requestForm';

function useLabels() {
  const translate = useTranslate();
  return (field: string) => translate(`requests.field.${field}`);
}

interface RequestFactsProps {
  /** Not where they stand beside it. */
  withKols?: boolean;
}

/** What is entered so far, beside every step. */
export function RequestFacts({ withKols = true }: RequestFactsProps) {
  const values = useWatch() as RequestForm;
  const label = useLabels();
  const { request_kols: kols, request_start_date, request_end_date } = values;
  return (
    <Facts>
      {withKols && (
        <Fact label={label('kols')}>
          {kols.length > 0 && (
            <PictureStack
              people={kols.map(({ id, stage_name, avatar }) => ({ id, name: stage_name, picture: avatar }))}
              max={5}
            />
          )}
        </Fact>
      )}
      <Fact label={label('request_name')}>{values.request_name}</Fact>
      <Fact label={label('period')}>
        {request_start_date && <Period from={request_start_date} to={request_end_date || null} />}
      </Fact>
      <Fact label={label('request_budget')}>
        {typeof values.request_budget === 'number' && <Money value={values.request_budget} />}
      </Fact>
      <Fact label={label('brand')}>{values.brand_name}</Fact>
      <Fact label={label('customer')}>{values.customer_name}</Fact>
    </Facts>
  );
}

/** The last look before the request is sent. */
export function RequestReview() {
  const translate = useTranslate();
  const values = useWatch() as RequestForm;
  const label = useLabels();
  const { request_kols: kols, request_files: files } = values;
  return (
    <>
      <Section title={translate('requests.section.campaign')} description={translate('requests.review_help')}>
        <Facts>
          <Fact label={label('request_name')}>{values.request_name}</Fact>
          <Fact label={label('period')}>
            <Period from={values.request_start_date} to={values.request_end_date} />
          </Fact>
          <Fact label={label('request_budget')}>
            {typeof values.request_budget === 'number' && <Money value={values.request_budget} />}
          </Fact>
          <Fact label={label('request_description')}>
            <span className={styles.text}>{values.request_description}</span>
          </Fact>
          <Fact label={label('request_files')}>{files.map(({ file_name }) => file_name).join(', ')}</Fact>
        </Facts>
      </Section>
      <Section title={`${label('kols')} (${kols.length})`}>
        {kols.length === 0 ? (
          <p className={styles.note}>{translate('requests.no_kols')}</p>
        ) : (
          <ul className={styles.kols}>
            {kols.map(({ id, stage_name, avatar }) => (
              <li key={id}>
                <Picture src={avatar} name={stage_name} width={24} shape="circle" />
                {stage_name}
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section title={translate('requests.section.contact')}>
        <Facts>
          <Fact label={label('brand')}>
            <span className={styles.brand}>
              {isCoverKept(values) && values.brand_cover_image && (
                <Picture src={values.brand_cover_image} name={values.brand_name} width={24} />
              )}
              {values.brand_name}
            </span>
          </Fact>
          <Fact label={label('customer')}>{values.customer_name}</Fact>
          <Fact label={label('customer_phone')}>{values.customer_phone}</Fact>
          <Fact label={label('customer_email')}>{values.customer_email}</Fact>
        </Facts>
      </Section>
    </>
  );
}
