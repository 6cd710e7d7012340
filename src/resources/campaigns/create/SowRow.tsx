import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { networks } from '../../../domain/networks';
import { Money } from '../../../ui/plain/Figure';
import { RepeatCheck } from '../parts/RepeatCheck';
import { SowInputs } from '../parts/SowInputs';
import { sowRulesOf } from '../parts/sowForm';
import { PartRow, type PartState } from './PartRow';
import { enteredPrices, type SowEntry } from './parts';
import { useLacking } from './useLacking';

interface SowRowProps extends PartState {
  sow: SowEntry;
  /** Its place among those of its KOL. */
  number: number;
  /** What the SOWs before it are, with their places among those of the KOL. */
  earlier: ReadonlyMap<string, number>;
  /** Of the KOL. */
  name: string;
  onCopy: () => void;
}

/** One SOW: a line with what is missing, its inputs while open. */
export function SowRow({ sow, number, earlier, name, onCopy, ...state }: SowRowProps) {
  const translate = useTranslate();
  const { values, kol_id } = sow;
  const rules = useMemo(() => sowRulesOf(kol_id), [kol_id]);
  const kind = [
    values.is_online && values.post_format && translate(`campaigns.format.${values.post_format}`),
    values.is_offline && translate('campaigns.sow.is_offline'),
  ].filter(Boolean);
  const lacking = useLacking('sow', state.faults);
  return (
    <PartRow
      {...state}
      title={translate('campaignForm.sows.title', { number, name })}
      removeLabel={translate('campaignForm.sows.remove', { number, name })}
      copy={{ label: translate('campaignForm.sows.copy', { number, name }), onCopy }}
      network={networks.find((one) => values.is_online && one === values.social_type)}
      name={kind.join(' · ')}
      lacking={lacking}
      price={<Money value={enteredPrices([sow])?.sale} />}
      rules={rules}
      values={values}
    >
      <SowInputs kolId={kol_id} />
      <RepeatCheck kolId={kol_id} others={earlier} />
    </PartRow>
  );
}
