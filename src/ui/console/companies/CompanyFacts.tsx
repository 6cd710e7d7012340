import { useTranslate } from 'react-admin';
import { type FieldValues, useWatch } from 'react-hook-form';
import { Fact, Facts } from '../record/Fact';
import { Section } from '../record/Section';
import styles from './companies.module.css';
import type { CompanyKit } from './kit';
import { useCompanyWords } from './useCompanyWords';

interface CompanyFactsProps {
  kit: CompanyKit;
  /** As the form holds them. */
  values: FieldValues;
  /** Leaves out what is not filled in. */
  brief?: boolean;
}

const isFilled = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Every field of a customer or brand with its value. */
export function CompanyFacts({ kit, values, brief }: CompanyFactsProps) {
  const { labelOf, show } = useCompanyWords(kit);
  const fields = Object.keys(kit.empty).filter((field) => !brief || isFilled(values[field]));
  return (
    <Facts>
      {fields.map((field) => (
        <Fact key={field} label={labelOf(field)}>
          {show(field, values[field])}
        </Fact>
      ))}
    </Facts>
  );
}

/** What is entered so far, beside every step. */
export function CompanyDraft({ kit }: { kit: CompanyKit }) {
  return <CompanyFacts kit={kit} values={useWatch()} brief />;
}

/** The last look before it is added, as it will be kept. */
export function CompanyReview({ kit }: { kit: CompanyKit }) {
  const translate = useTranslate();
  const { tidied = (values) => values } = kit;
  return (
    <Section title={translate('companies.step.review')} description={translate('companies.review_help')}>
      <div className={styles.facts}>
        <CompanyFacts kit={kit} values={tidied(useWatch())} />
      </div>
    </Section>
  );
}
