import { useTranslate } from 'react-admin';
import type { PostFormat } from '../../../domain/campaigns/values';
import { unknownText } from '../../../domain/format';

/** Formats of posts in words, cut where there is no room. */
export function Formats({ formats }: { formats: readonly PostFormat[] }) {
  const translate = useTranslate();
  const words = formats.map((format) => translate(`campaigns.format.${format}`)).join(', ');
  return <span title={words}>{words || unknownText}</span>;
}
