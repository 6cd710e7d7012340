import { formatAgo, formatInstant } from '../../domain/format';
import { useLanguage } from './language';

/** How long ago an instant was, the exact time on hover. */
export function Ago({ value }: { value: string }) {
  const language = useLanguage();
  return (
    <time dateTime={value} title={formatInstant(value)}>
      {formatAgo(value, new Date(), language)}
    </time>
  );
}
