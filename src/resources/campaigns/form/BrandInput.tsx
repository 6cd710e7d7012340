import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useGetOne, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { BrandDetail } from '../../../domain/brands/types';
import { mayOpen } from '../../../domain/routes';
import { useAccess, useMayCall } from '../../../ui/console/access/useAccess';
import { FormGrid } from '../../../ui/console/form/FormGrid';
import { PickField } from '../../../ui/console/form/PickField';
import type { Picked } from '../../../ui/console/form/useFound';
import { whole } from '../../../ui/console/record/whole';
import { usePath } from '../../../ui/console/usePath';
import { Picture } from '../../../ui/plain/Picture';
import styles from './form.module.css';
import { useFieldLabels } from './useCampaignWords';

const nameOf = ({ name }: Picked) => name;

/** Whose campaign it is: a brand, and with it the customer it belongs to. */
export function BrandInput() {
  const translate = useTranslate();
  const { href } = usePath();
  const access = useAccess();
  const [chosen]: Picked[] = useWatch({ name: 'brand_id' });
  return (
    <FormGrid
      title={translate('campaignForm.section.brand')}
      description={translate('campaignForm.section.brand_help')}
    >
      <BrandPicker />
      {chosen && <ChosenBrand id={chosen.id} />}
      {mayOpen('brandCreate', access) && (
        <div className={styles.aside}>
          <span>{translate('campaignForm.brand.missing')}</span>
          <Button
            component="a"
            href={href('brandCreate')}
            // Beside the form, which would be left in this tab.
            target="_blank"
            rel="noopener"
            startIcon={<AddIcon />}
          >
            {translate('campaignForm.brand.add')}
          </Button>
        </div>
      )}
    </FormGrid>
  );
}

/** The field of the brand alone, closed to who may not list them. */
export function BrandPicker() {
  const translate = useTranslate();
  const labelOf = useFieldLabels();
  const mayPick = useMayCall('brandList');
  return (
    <PickField<Picked>
      source="brand_id"
      label={labelOf('brand_id')}
      help={mayPick ? undefined : translate('campaignForm.brand.forbidden')}
      disabled={!mayPick}
      resource="brands"
      nameOf={nameOf}
    />
  );
}

function ChosenBrand({ id }: { id: string }) {
  const translate = useTranslate();
  const { data: brand } = useGetOne<BrandDetail>(
    'brands',
    { id, meta: whole('brands') },
    { enabled: useMayCall('brandDetail'), retry: false },
  );
  if (!brand) return null;
  return (
    <div className={styles.brand}>
      <Picture src={brand.logo} name={brand.name} width={48} />
      <div>
        <strong>{brand.name}</strong>
        <span>{brand.code}</span>
      </div>
      <dl>
        <dt>{translate('campaigns.field.customer')}</dt>
        <dd>{brand.customer?.name ?? translate('campaignForm.brand.no_customer')}</dd>
      </dl>
    </div>
  );
}
