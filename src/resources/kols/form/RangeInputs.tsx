import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { formatMoney, formatNumber } from '../../../domain/format';
import { rangeEnds, rangeOf } from '../../../domain/kols/prices';
import { NumberField } from '../../../ui/console/form/NumberField';
import { useLanguage } from '../../../ui/plain/language';
import { enteredPrices } from './kolForm';

/** The range of booking prices: the price list says it, unless an end is entered by hand (CONTRACT-2 §16 Prices). */
export function RangeInputs() {
  const translate = useTranslate();
  const language = useLanguage();
  const [prices, ...entered] = useWatch({ name: ['prices', ...rangeEnds] });
  const listed = rangeOf(enteredPrices(prices));
  return rangeEnds.map((end, place) => {
    const price = listed[end];
    const isListed = entered[place] === '' || entered[place] === price;
    const help = isListed ? 'kolForm.price.listed' : 'kolForm.price.by_hand';
    return (
      <NumberField
        key={end}
        source={end}
        label={translate(`kolForm.field.${end}`)}
        help={translate(price === null ? 'kolForm.price_help' : help, { price: formatMoney(price, language) })}
        placeholder={price === null ? undefined : formatNumber(price, language)}
        optional
        half
      />
    );
  });
}
