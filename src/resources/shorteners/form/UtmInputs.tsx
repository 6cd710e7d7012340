import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { networkNames, networks } from '../../../domain/networks';
import { type Utm, utmParts } from '../../../domain/shorteners/rules';
import { FormGrid } from '../../../ui/console/form/FormGrid';
import { TextField } from '../../../ui/console/form/TextField';
import styles from '../shorteners.module.css';
import { targetOf } from './shortenerForm';

interface Preset {
  name: string;
  utm: Utm;
}

const ofNetworks = networks.map(
  (network): Preset => ({ name: networkNames[network], utm: { utm_source: network, utm_medium: 'kol' } }),
);

/** What the target is measured by, from presets or by hand, and what comes of it. */
export function UtmInputs() {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const presets: Preset[] = [
    ...ofNetworks,
    { name: 'Zalo', utm: { utm_source: 'zalo', utm_medium: 'social' } },
    { name: translate('shorteners.preset.newsletter'), utm: { utm_source: 'newsletter', utm_medium: 'email' } },
    { name: translate('shorteners.preset.qr'), utm: { utm_source: 'qr', utm_medium: 'offline' } },
  ];
  const take = (utm: Utm) => {
    for (const [part, value] of Object.entries(utm)) setValue(part, value, { shouldDirty: true });
  };
  return (
    <FormGrid title={translate('shorteners.utm')} description={translate('shorteners.utm_help')}>
      <fieldset className={styles.presets} aria-label={translate('shorteners.presets')}>
        {presets.map(({ name, utm }) => (
          <button key={name} type="button" onClick={() => take(utm)}>
            {name}
          </button>
        ))}
      </fieldset>
      {utmParts.map((part) => (
        <TextField key={part} source={part} label={part} optional half />
      ))}
      <TargetPreview />
    </FormGrid>
  );
}

function TargetPreview() {
  const translate = useTranslate();
  const target = targetOf(useWatch());
  return (
    <p className={styles.preview} aria-live="polite">
      <span>{translate('shorteners.leads_to')}</span>
      <output>{URL.canParse(target) ? target : '–'}</output>
    </p>
  );
}
