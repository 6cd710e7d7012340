import { type ChangeEvent, useState } from 'react';
import type { Catalogue } from '../../domain/locales/catalogue';
import { translatorOf } from '../../domain/locales/translator';
import { useAfterPress } from '../../ui/plain/useAfterPress';
import type { Fault } from './post';

/** Which faults are said: those of fields that were left, and all of what was tried to be sent on. */
export function useFields<Form extends Record<string, string>>(
  form: Form,
  change: (form: Form) => void,
  faults: readonly Fault[],
  words: Catalogue,
) {
  const say = translatorOf(words);
  const afterPress = useAfterPress();
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const tell = (names: readonly string[]) => setTold((known) => new Set([...known, ...names]));
  const faultOf = (name: string) => {
    const found = told.has(name) && faults.find(({ property }) => property === name || property.startsWith(`${name}.`));
    return found ? say(`error.${found.message}`, { _: say('error.invalid_value') }) : undefined;
  };
  const bind = (name: keyof Form & string) => ({
    name,
    fault: faultOf(name),
    input: {
      value: form[name] ?? '',
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ ...form, [name]: target.value }),
      onBlur: () => form[name] && afterPress(() => tell([name])),
    },
  });
  return { bind, faultOf, tell };
}
