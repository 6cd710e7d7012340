import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CollectAllowance } from '../../domain/collectOrders/types';
import { followerTiers } from '../../domain/collectOrders/values';
import { formatCompact } from '../../domain/format';
import { type Network, networkNames, networks } from '../../domain/networks';
import { ChoiceField } from '../../ui/console/form/ChoiceField';
import { FormGrid } from '../../ui/console/form/FormGrid';
import { NumberField } from '../../ui/console/form/NumberField';
import { TextField } from '../../ui/console/form/TextField';
import { useLanguage } from '../../ui/plain/language';
import styles from './collectOrders.module.css';

/** Network, keyword and range of followers: all of an order (spec 1 §5 Collect form). */
export function OrderFields({ allowance }: { allowance: CollectAllowance | undefined }) {
  const translate = useTranslate();
  const hintOf = (network: Network) => {
    if (!allowance || allowance.networks.includes(network)) return undefined;
    const isConnected = allowance.unsearchable.includes(network);
    return translate(isConnected ? 'collect.not_searchable' : 'collect.not_connected');
  };
  return (
    <FormGrid title={translate('collect.asked')} description={translate('collect.asked_help')}>
      <ChoiceField
        source="social_type"
        label={translate('collect.network')}
        options={networks.map((value) => ({
          value,
          label: networkNames[value],
          hint: hintOf(value),
        }))}
      />
      <TextField source="keyword" label={translate('collect.keyword')} help={translate('collect.keyword_help')} />
      <NumberField source="min_follower" label={translate('collect.min_follower')} half />
      <NumberField source="max_follower" label={translate('collect.max_follower')} half />
      <Tiers />
    </FormGrid>
  );
}

/** Ranges people speak of, to fill in both bounds at once. */
function Tiers() {
  const translate = useTranslate();
  const language = useLanguage();
  const { setValue, formState } = useFormContext();
  const [min, max] = useWatch({ name: ['min_follower', 'max_follower'] });
  const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
  return (
    <fieldset className={styles.tiers} aria-label={translate('collect.tiers')}>
      {followerTiers.map(({ tier, min_follower, max_follower }) => (
        <button
          key={tier}
          type="button"
          className={styles.tier}
          aria-pressed={min === min_follower && max === max_follower}
          onClick={() => {
            setValue('min_follower', min_follower, options);
            setValue('max_follower', max_follower, options);
          }}
        >
          {translate(`collect.tier.${tier}`)}
          <span>
            {formatCompact(min_follower, language)} – {formatCompact(max_follower, language)}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
