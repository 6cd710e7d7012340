import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatMoney } from '../../../domain/format';
import { listedPrice } from '../../../domain/kols/prices';
import type { KolDetail } from '../../../domain/kols/types';
import { useRead } from '../../../ui/console/data/useRead';
import { NumberField } from '../../../ui/console/form/NumberField';
import { useLanguage } from '../../../ui/plain/language';

const source = 'booking_price';

/**
 * What the agency pays the KOL online. The KOL's price list fills it in for the network and format chosen as long as it is
 * empty or holds what was filled in; what somebody typed stays, with the listed price beside it.
 */
export function BookingPrice({ kolId }: { kolId: string | undefined }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { getValues, setValue, formState } = useFormContext();
  const price: unknown = useWatch({ name: source });
  const listed = useListedPrice(kolId);
  const filled = useRef<number | null>(null);
  const fillIn = useEffectEvent((wanted: number | null) => {
    const held: unknown = getValues(source);
    if (held !== '' && held !== filled.current) return;
    filled.current = wanted;
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    if (held !== (wanted ?? '')) setValue(source, wanted ?? '', options);
  });
  useEffect(() => {
    if (listed !== undefined) fillIn(listed);
  }, [listed]);
  const from = price === listed ? 'parts.sow.price_from_list' : 'parts.sow.price_in_list';
  return (
    <NumberField
      source={source}
      label={translate(`campaigns.sow.${source}`)}
      help={typeof listed === 'number' ? translate(from, { price: formatMoney(listed, language) }) : undefined}
      unit="VNĐ"
      half
    />
  );
}

/** The price the KOL's list has for the kind of SOW chosen: null where it has none, undefined while nobody knows. */
function useListedPrice(kolId: string | undefined): number | null | undefined {
  const [social_type, post_format] = useWatch({ name: ['social_type', 'post_format'] });
  const { data, isPlaceholderData } = useRead<KolDetail>(
    'kolDetail',
    { params: { id: kolId ?? '' } },
    { enabled: kolId !== undefined },
  );
  if (!kolId || isPlaceholderData || !data?.prices) return undefined;
  return listedPrice(data.prices, social_type, post_format);
}
