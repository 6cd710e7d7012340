import { type ReactNode, useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { formatDay, formatMoney, unknownText } from '../../../domain/format';
import { LateRichText } from '../../../ui/console/record/LateRichText';
import { Tags } from '../../../ui/console/record/Tags';
import { useLanguage } from '../../../ui/plain/language';
import { Picture } from '../../../ui/plain/Picture';
import styles from './form.module.css';

/** Fields of a campaign as people call them. */
export function useFieldLabels(): (field: string) => string {
  const translate = useTranslate();
  return useCallback((field: string) => translate(`campaignForm.field.${field}`), [translate]);
}

interface CampaignWords {
  labelOf: (field: string) => string;
  /** A field's value in the person's words, as the form holds it. */
  show: (field: string, value: unknown) => ReactNode;
}

/** Fields of a campaign and their values as people read them. */
export function useCampaignWords(): CampaignWords {
  const translate = useTranslate();
  const language = useLanguage();
  const labelOf = useFieldLabels();
  const show = useCallback(
    (field: string, value: unknown): ReactNode => {
      if (value === null || value === undefined || value === '') return unknownText;
      if (Array.isArray(value)) return <Entries entries={value} none={translate('campaignForm.none')} />;
      if (field === 'cover_image') return <img className={styles.cover} src={String(value)} alt={labelOf(field)} />;
      if (field === 'avatar') return <Picture src={String(value)} name="" width={56} alt={labelOf(field)} />;
      if (typeof value === 'boolean') return translate(value ? 'common.yes' : 'common.no');
      if (field === 'type') return translate(`campaigns.type.${value}`);
      if (field === 'status') return translate(`common.status.campaign.${value}`);
      if (field === 'start_date' || field === 'end_date') return formatDay(String(value));
      if (field === 'description') {
        return <LateRichText html={value} className={styles.text} />;
      }
      if (typeof value === 'number') return formatMoney(value, language);
      return <span className={styles.text}>{String(value)}</span>;
    },
    [translate, language, labelOf],
  );
  return { labelOf, show };
}

/** What is listed, be it words, records or files. */
function Entries({ entries, none }: { entries: readonly unknown[]; none: string }) {
  const words = entries.map((entry) => {
    if (typeof entry !== 'object' || entry === null) return String(entry);
    if ('file_name' in entry) return String(entry.file_name);
    return 'name' in entry ? String(entry.name) : '';
  });
  return words.length === 0 ? none : <Tags words={words} wrap />;
}
