import { useTranslate } from 'react-admin';
import type { KolType } from '../../domain/kols/values';

/** A person, or a community group. */
export function TypeName({ type }: { type: KolType }) {
  return useTranslate()(`kols.type.${type}`);
}
