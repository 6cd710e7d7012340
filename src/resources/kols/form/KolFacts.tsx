import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Fact, Facts } from '../../../ui/console/record/Fact';
import { Section } from '../../../ui/console/record/Section';
import { LateCode } from '../../../ui/plain/late';
import styles from './form.module.css';
import { kolFields, rangeIn } from './kolForm';
import { Duplicates } from './LateDuplicates';
import { useKolWords } from './useKolWords';

interface KolFactsProps {
  /** Of a form or of an answer. */
  values: object;
  /** Leaves out what is not filled in. */
  brief?: boolean;
}

const isFilled = (value: unknown) =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  value !== false &&
  !(Array.isArray(value) && value.length === 0);

/** Every field of a KOL with its value. */
export function KolFacts({ values, brief }: KolFactsProps) {
  const { labelOf, show } = useKolWords();
  const held: Record<string, unknown> = { ...values };
  const known: Record<string, unknown> = { ...held, ...rangeIn(held) };
  const fields = kolFields(known.type).filter((field) => !brief || isFilled(known[field]));
  return (
    <Facts>
      {fields.map((field) => (
        <Fact key={field} label={labelOf(field)}>
          {show(field, known[field])}
        </Fact>
      ))}
    </Facts>
  );
}

/** What is entered so far, beside every step. */
export function KolDraft() {
  return <KolFacts values={useWatch()} brief />;
}

/** The last look before the KOL is added, with the KOLs it might be already. */
export function KolReview() {
  const translate = useTranslate();
  return (
    <Section title={translate('kolForm.step.confirm')} description={translate('kolForm.confirm_help')}>
      <LateCode>
        <Duplicates />
      </LateCode>
      <div className={styles.facts}>
        <KolFacts values={useWatch()} />
      </div>
    </Section>
  );
}
