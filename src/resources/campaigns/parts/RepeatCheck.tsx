import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { sowKey } from '../../../domain/campaigns/sowSchema';
import { CheckField } from '../../../ui/console/form/CheckField';
import { FormGrid } from '../../../ui/console/form/FormGrid';
import { kindOf } from './sowForm';

interface RepeatCheckProps {
  /** Of the SOW being filled in. */
  kolId: string | undefined;
  /** The other SOWs of the campaign: what each is, and its number. */
  others: ReadonlyMap<string, number>;
}

/** Asks whether another SOW of the same KOL, network and format is meant, where there is one (CONTRACT-2 §16). */
export function RepeatCheck({ kolId, others }: RepeatCheckProps) {
  const translate = useTranslate();
  const [is_online, social_type, post_format] = useWatch({ name: ['is_online', 'social_type', 'post_format'] });
  const kind = kindOf({ is_online, social_type, post_format });
  const number = kolId ? others.get(sowKey(kolId, kind)) : undefined;
  if (number === undefined) return null;
  return (
    <FormGrid title={translate('parts.sow.repeat')} description={translate('parts.sow.repeat_help', { number })}>
      <CheckField source="confirm_duplicate" label={translate('parts.sow.repeat_confirm')} />
    </FormGrid>
  );
}
