import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { unknownText } from '../../../domain/format';
import { Picture } from '../../plain/Picture';
import { Tags } from '../record/Tags';
import styles from './companies.module.css';
import type { CompanyKit } from './kit';
import { useSectorOptions } from './sectors';

interface CompanyWords {
  labelOf: (field: string) => string;
  /** A field's value in the person's words, of a form or of an answer. */
  show: (field: string, value: unknown) => ReactNode;
}

/** Fields of a customer or brand and their values as people read them. */
export function useCompanyWords({ resource }: CompanyKit): CompanyWords {
  const translate = useTranslate();
  const options = useSectorOptions(resource);
  const labelOf = (field: string) =>
    translate(resource === 'brands' && field === 'sectors' ? 'companies.field.sectorIds' : `companies.field.${field}`);
  const nameOf = (entry: unknown): string[] => {
    const isRecord = typeof entry === 'object' && entry !== null && 'id' in entry && 'name' in entry;
    const known = options.find(({ value }) => value === (isRecord ? entry.id : entry));
    return known ? [known.label] : isRecord ? [String(entry.name)] : [];
  };
  const show = (field: string, value: unknown): ReactNode => {
    if (value === null || value === undefined || value === '') return unknownText;
    if (Array.isArray(value)) {
      if (value.length === 0) return translate('companies.none');
      const names = value.flatMap(nameOf);
      return field === 'customer_id' ? names.join(', ') : <Tags words={names} wrap />;
    }
    if (field === 'logo') return <Picture src={String(value)} name="" width={56} alt={labelOf(field)} />;
    if (typeof value === 'object') return nameOf(value).join();
    return <span className={styles.text}>{String(value)}</span>;
  };
  return { labelOf, show };
}
