import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFieldArray, useFormState } from 'react-hook-form';
import { networkNames, networks } from '../../../domain/networks';
import { useKnownField } from '../../../ui/console/form/knownFields';
import { Section } from '../../../ui/console/record/Section';
import { NetworkIcon } from '../../../ui/plain/NetworkIcon';
import styles from './form.module.css';
import { GoneAccounts } from './GoneAccounts';
import type { SocialEntry } from './kolForm';
import { SocialRow } from './SocialRow';
import { Accounts } from './useKolWords';

/** The accounts of a KOL, any number on each network (spec 1 §3 socials). */
export function SocialInputs() {
  const translate = useTranslate();
  const label = translate('kolForm.field.socials');
  const { fields, append, remove } = useFieldArray<{ socials: SocialEntry[] }, 'socials', 'key'>({
    name: 'socials',
    keyName: 'key',
  });
  const { errors } = useFormState({ name: 'socials' });
  useKnownField('socials', label, (entries) => <Accounts value={entries} />);
  const fault = errors.socials?.message ?? errors.socials?.root;
  return (
    <Section title={label} description={translate('kolForm.socials_help')}>
      {fields.length > 0 && (
        <ul className={styles.entries}>
          {fields.map(({ key, id }, index) => (
            <SocialRow key={key} index={index} isNew={id === ''} onRemove={() => remove(index)} />
          ))}
        </ul>
      )}
      <GoneAccounts />
      <div className={styles.add}>
        {networks.map((social_type) => (
          <Button
            key={social_type}
            variant="outlined"
            startIcon={<NetworkIcon network={social_type} size={14} />}
            aria-label={translate('kolForm.social.add', { network: networkNames[social_type] })}
            onClick={() => append({ id: '', social_type, url: '', follower_count: '' })}
          >
            {networkNames[social_type]}
          </Button>
        ))}
      </div>
      {typeof fault === 'string' && (
        <p className={styles.fault} role="alert">
          {translate(`error.${fault}`, { _: translate('error.invalid_value') })}
        </p>
      )}
    </Section>
  );
}
