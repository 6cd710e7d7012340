import { useTranslate } from 'react-admin';
import type { TrashKind } from '../../../domain/trash/rules';
import type { Restored } from '../../../domain/trash/types';
import { withWords } from '../../../providers/pageWords';
import { useVerb } from '../data/useVerb';

/** Takes one record back from the trash; throws the call's refusal. */
export function useRestore() {
  const [kol] = useVerb<Restored>('kolRestore');
  const [customer] = useVerb<Restored>('customerRestore');
  const [brand] = useVerb<Restored>('brandRestore');
  const [campaign] = useVerb<Restored>('campaignRestore');
  const calls = { kol, customer, brand, campaign };
  return (kind: TrashKind, id: string, body: object = {}) => calls[kind]({ params: { id }, body });
}

/** What to say of a record that was restored: also what could not come back with it. */
export function useRestoredWords() {
  const translate = useTranslate();
  return async (name: string, restored: Restored) => {
    const done = translate('common.undo.restored', { name });
    if (restored.left_out.length === 0) return done;
    const { leftOutWords } = await withWords(['trash'], import('./leftOutWords'));
    return `${done}\n${leftOutWords(restored.left_out, translate)}`;
  };
}
