import { useTranslate } from 'react-admin';
import { formatExact } from '../../../domain/format';
import { largestNumber } from '../../../domain/limits';
import { readNumber, type Unread } from '../../../domain/typedNumber';
import { useLanguage } from '../../plain/language';
import { useFaultText } from './faultText';
import styles from './form.module.css';

interface NumberNoteProps {
  unread: Unread;
  decimals: number;
  /** Takes one of the readings. */
  onChosen: (value: number) => void;
}

/** Why what was typed is no number yet; of two ways to read it, each is there to be chosen. */
export function NumberNote({ unread, decimals, onChosen }: NumberNoteProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const textOf = useFaultText();
  const read = readNumber(unread.typed, language);
  if (unread.why !== 'number_unclear' || read.state !== 'unclear') {
    const limit = unread.why === 'number_too_large' ? { limit: { max: largestNumber, now: largestNumber } } : {};
    return textOf({ message: unread.why, ...limit });
  }
  const [first, second] = read.readings.map((one) => formatExact(one, language));
  return (
    <>
      {translate('wizard.number_unclear', { typed: unread.typed, first, second })}{' '}
      {read.readings
        .filter((one) => decimals > 0 || Number.isInteger(one))
        .map((one) => (
          <button key={one} type="button" className={styles.reading} onClick={() => onChosen(one)}>
            {formatExact(one, language)}
          </button>
        ))}
    </>
  );
}
