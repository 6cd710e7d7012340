import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { postFormats } from '../../../domain/campaigns/values';
import { type Network, networkNames } from '../../../domain/networks';
import { NumberField } from '../../../ui/console/form/NumberField';
import { SelectField } from '../../../ui/console/form/SelectField';
import { NetworkIcon } from '../../../ui/plain/NetworkIcon';
import styles from './form.module.css';
import type { PriceEntry } from './kolForm';

interface PriceRowProps {
  network: Network;
  index: number;
  onRemove: () => void;
}

/** One price: the formats offered are those without one on this network. */
export function PriceRow({ network, index, onRemove }: PriceRowProps) {
  const translate = useTranslate();
  const prices: PriceEntry[] = useWatch({ name: 'prices' });
  const name = `prices.${index}`;
  const words = { network: networkNames[network], number: index + 1 };
  const taken = prices.filter((one, place) => place !== index && one.social_type === network);
  const left = postFormats.filter((format) => taken.every(({ post_format }) => post_format !== format));
  return (
    <li className={styles.entry}>
      <NetworkIcon network={network} size={20} />
      <div>
        <SelectField
          source={`${name}.post_format`}
          label={translate('kolForm.price.format', words)}
          options={left.map((value) => ({ value, label: translate(`campaigns.format.${value}`) }))}
        />
      </div>
      <div className={styles.followers}>
        <NumberField source={`${name}.price`} label={translate('kolForm.price.amount', words)} unit="VNĐ" />
      </div>
      <IconButton
        aria-label={translate('kolForm.price.remove', words)}
        title={translate('kolForm.price.remove', words)}
        onClick={onRemove}
      >
        <CloseIcon sx={{ fontSize: 18 }} />
      </IconButton>
    </li>
  );
}
