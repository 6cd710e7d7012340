import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'react-admin';
import type { RecordVersion } from '../../../domain/versions/types';
import { useLanguage } from '../../plain/language';
import { fieldWords, valueWords } from './changeWords';
import styles from './former.module.css';

interface FormerFieldsProps {
  version: RecordVersion;
  /** Fields that are not taken back. */
  left: readonly string[];
  onChange: (left: readonly string[]) => void;
}

/** Each field that differs, what it is and what it was, to be chosen; and what of them is there no more. */
export function FormerFields({ version: { changes, lost, final }, left, onChange }: FormerFieldsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const words = (field: string, value: unknown) => valueWords(field, value, translate, language);
  const toggle = (field: string) =>
    onChange(left.includes(field) ? left.filter((one) => one !== field) : [...left, field]);
  const fields = Object.entries(changes);
  return (
    <>
      {final && <p className={styles.final}>{translate('error.campaign_is_final')}</p>}
      {fields.length > 0 && !final && <p className={styles.help}>{translate('audit.take_back.help')}</p>}
      <ul className={styles.fields}>
        {fields.map(([field, { before, after }]) => (
          <li key={field}>
            <FormControlLabel
              className={styles.field ?? ''}
              control={
                <Checkbox
                  size="small"
                  checked={!final && !left.includes(field)}
                  disabled={final}
                  onChange={() => toggle(field)}
                />
              }
              label={
                <>
                  <strong>{fieldWords(field, translate)}</strong>
                  <span className={styles.now}>
                    {translate('audit.take_back.now')}: <del>{words(field, before)}</del>
                  </span>
                  <span className={styles.then}>
                    {translate('audit.take_back.then')}: <ins>{words(field, after)}</ins>
                  </span>
                </>
              }
            />
          </li>
        ))}
      </ul>
      {Object.entries(lost).map(([field, gone]) => (
        <p key={field} className={styles.lost}>
          {translate('audit.take_back.lost', { field: fieldWords(field, translate), names: words(field, gone) })}
        </p>
      ))}
    </>
  );
}
