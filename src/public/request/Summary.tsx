import type { CartEntry } from '../../domain/cart/entries';
import { formatDay } from '../../domain/format';
import type { BuiltInLanguage } from '../../domain/languages/rules';
import type { Translate } from '../../domain/locales/translator';
import { budgetOf } from './budgetOf';
import type { KeptFile } from './keptFiles';
import { Portrait } from './Portrait';
import styles from './Request.module.css';
import type { RequestForm } from './requestForm';

interface SummaryProps {
  form: RequestForm;
  kols: readonly CartEntry[];
  files: readonly KeptFile[];
  cover: File | null;
  language: BuiltInLanguage;
  say: Translate;
  /** With all that will be sent; else what a glance takes in. */
  whole?: boolean;
}

const shownFaces = 5;

/** What was entered so far; in the whole of it what is missing stands there as a dash. */
export function Summary({ form, kols, files, cover, language, say, whole = false }: SummaryProps) {
  const label = (name: string) => say(`publicSite.request.field.${name}`);
  const days = [form.request_start_date, form.request_end_date].filter(Boolean).map(formatDay).join(' – ');
  const rows: [string, string][] = [
    [label('request_name'), form.request_name],
    [say('publicSite.request.period'), days],
    [label('request_budget'), budgetOf(form, language)],
    ...(whole ? ([[label('request_description'), form.request_description]] as [string, string][]) : []),
    [say('publicSite.request.documents'), files.map(({ file }) => file.name).join(', ')],
    [label('brand_name'), form.brand_name],
    [label('brand_cover_image'), cover?.name ?? ''],
    [label('customer_name'), form.customer_name],
    [label('customer_phone'), form.customer_phone],
    [label('customer_email'), form.customer_email],
  ];
  const shown = whole ? rows : rows.filter(([, value]) => value.trim());
  if (kols.length === 0 && shown.length === 0)
    return <p className={styles.nobody}>{say('publicSite.request.nothing_yet')}</p>;
  return (
    <>
      {kols.length > 0 && (
        <p className={styles.faces}>
          {kols.slice(0, shownFaces).map((kol) => (
            <Portrait key={kol.id} {...kol} />
          ))}
          <span>
            {whole || kols.length === 1
              ? kols.map(({ stage_name }) => stage_name).join(', ')
              : say('publicSite.request.kols_chosen', { total: kols.length })}
          </span>
        </p>
      )}
      <dl className={styles.facts}>
        {shown.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value.trim() || '–'}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
