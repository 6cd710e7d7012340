import type { FieldValues } from 'react-hook-form';
import { Fact, Facts } from '../record/Fact';
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
