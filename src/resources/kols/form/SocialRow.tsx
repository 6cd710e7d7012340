import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { readProfileUrl } from '../../../domain/kols/profileUrl';
import { networkNames, networks } from '../../../domain/networks';
import { NumberField } from '../../../ui/console/form/NumberField';
import { TextField } from '../../../ui/console/form/TextField';
import { NetworkIcon } from '../../../ui/plain/NetworkIcon';
import styles from './form.module.css';

interface SocialRowProps {
  index: number;
  isNew: boolean;
  onRemove: () => void;
}

/** One account: its address as pasted, which on leaving the field becomes the one spelling it is kept under. */
export function SocialRow({ index, isNew, onRemove }: SocialRowProps) {
  const translate = useTranslate();
  const { getValues, setValue, formState } = useFormContext();
  const name = `socials.${index}`;
  const chosen: unknown = useWatch({ name: `${name}.social_type` });
  const network = networks.find((one) => one === chosen);
  if (!network) return null;
  const words = { network: networkNames[network], number: index + 1 };

  const tidy = () => {
    const text: unknown = getValues(`${name}.url`);
    if (typeof text !== 'string' || text.trim() === '') return;
    // A whole address says its network itself; a bare handle is one of the network chosen.
    const whole = readProfileUrl(text);
    const read = 'error' in whole ? readProfileUrl(text, network) : whole;
    if ('error' in read) return;
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    if (read.url !== text) setValue(`${name}.url`, read.url, options);
    if (read.social_type !== network) setValue(`${name}.social_type`, read.social_type, options);
  };

  return (
    <li className={styles.entry} onBlur={tidy}>
      <NetworkIcon network={network} size={20} />
      <div className={isNew ? undefined : styles.wide}>
        <TextField
          source={`${name}.url`}
          label={translate('kolForm.social.url', words)}
          help={translate('kolForm.social.url_help')}
        />
      </div>
      {isNew && (
        <div className={styles.followers}>
          <NumberField source={`${name}.follower_count`} label={translate('kolForm.social.followers')} optional />
        </div>
      )}
      <IconButton
        aria-label={translate('kolForm.social.remove', words)}
        title={translate('kolForm.social.remove', words)}
        onClick={onRemove}
      >
        <CloseIcon sx={{ fontSize: 18 }} />
      </IconButton>
    </li>
  );
}
