import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFieldArray, useWatch } from 'react-hook-form';
import { formatMoney } from '../../../domain/format';
import { rangeOf } from '../../../domain/kols/prices';
import { networkNames, networks } from '../../../domain/networks';
import { useKnownField } from '../../../ui/console/form/knownFields';
import { Section } from '../../../ui/console/record/Section';
import { useLanguage } from '../../../ui/plain/language';
import { NetworkIcon } from '../../../ui/plain/NetworkIcon';
import styles from './form.module.css';
import { enteredPrices, type KolForm, type PriceEntry } from './kolForm';
import { PriceRow } from './PriceRow';
import { Prices } from './Prices';

/** The price list: one price for each format on the networks the KOL is on (CONTRACT-2 §16 Prices). */
export function PriceInputs() {
  const translate = useTranslate();
  const label = translate('kolForm.field.prices');
  const { fields, append, remove } = useFieldArray<{ prices: PriceEntry[] }, 'prices', 'key'>({
    name: 'prices',
    keyName: 'key',
  });
  const [socials = [], prices = []]: [KolForm['socials'], PriceEntry[]] = useWatch({ name: ['socials', 'prices'] });
  useKnownField('prices', label, (entries) => <Prices value={entries} />);
  const used = networks.filter((network) => [...socials, ...prices].some((one) => one.social_type === network));
  return (
    <Section title={label} description={translate('kolForm.prices_help')}>
      {fields.length > 0 && (
        <ul className={styles.entries}>
          {fields.map(({ key, social_type }, index) => (
            <PriceRow key={key} network={social_type} index={index} onRemove={() => remove(index)} />
          ))}
        </ul>
      )}
      <div className={styles.add}>
        {(used.length > 0 ? used : networks).map((social_type) => (
          <Button
            key={social_type}
            variant="outlined"
            startIcon={<NetworkIcon network={social_type} size={14} />}
            aria-label={translate('kolForm.price.add', { network: networkNames[social_type] })}
            onClick={() => append({ social_type, post_format: '', price: '' })}
          >
            {networkNames[social_type]}
          </Button>
        ))}
      </div>
      <ListedRange prices={prices} />
    </Section>
  );
}

/** From which to which price the list goes, and that the range above follows it. */
function ListedRange({ prices }: { prices: PriceEntry[] }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { booking_price_from: from, booking_price_to: to } = rangeOf(enteredPrices(prices));
  return (
    <p className={styles.listed} aria-live="polite">
      {from !== null &&
        translate('kolForm.price.range', { from: formatMoney(from, language), to: formatMoney(to, language) })}
    </p>
  );
}
