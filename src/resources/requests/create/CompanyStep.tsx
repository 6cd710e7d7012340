import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { BrandDetail } from '../../../domain/brands/types';
import type { CompanyRef } from '../../../domain/campaigns/types';
import { useMayCall } from '../../../ui/console/access/useAccess';
import { useApi } from '../../../ui/console/data/useApi';
import { FormGrid } from '../../../ui/console/form/FormGrid';
import { PhoneField } from '../../../ui/console/form/PhoneField';
import { PickField } from '../../../ui/console/form/PickField';
import { PictureField } from '../../../ui/console/form/PictureField';
import { TextField } from '../../../ui/console/form/TextField';
import type { Picked } from '../../../ui/console/form/useFound';
import styles from './create.module.css';
import { isCoverKept, type RequestForm } from './requestForm';

const nameOf = ({ name }: CompanyRef) => name;

/** For whom the campaign is, and whom to talk to. */
export function CompanyStep({ needsBrand }: { needsBrand: boolean }) {
  const translate = useTranslate();
  const values = useWatch() as RequestForm;
  const label = (field: string) => translate(`requests.field.${field}`);
  return (
    <>
      <FormGrid title={translate('requests.section.brand')} description={translate('requests.section.brand_help')}>
        <BrandPicker optional={!needsBrand} help={translate('requests.brand_help')} />
        <TextField source="brand_name" label={label('brand_name')} />
        {isCoverKept(values) ? (
          <PictureField
            source="brand_cover_image"
            label={label('brand_cover_image')}
            name={values.brand_name}
            optional
            shape="cover"
          />
        ) : (
          <p className={styles.note} role="status">
            {translate('requests.cover_dropped', { brand: values.brand_id[0]?.name })}
          </p>
        )}
      </FormGrid>
      <FormGrid title={translate('requests.section.contact')} description={translate('requests.section.contact_help')}>
        <TextField source="customer_name" label={label('customer_name')} autoComplete="organization" />
        <PhoneField source="customer_phone" label={label('customer_phone')} autoComplete="tel" half />
        <TextField source="customer_email" label={label('customer_email')} type="email" autoComplete="email" half />
      </FormGrid>
    </>
  );
}

interface BrandPickerProps {
  optional: boolean;
  help?: string;
}

/** A brand that is known, with what it brings along; for those who may list them. */
export function BrandPicker({ optional, help }: BrandPickerProps) {
  const translate = useTranslate();
  const fill = useBrandFacts();
  if (!useMayCall('brandList')) return null;
  return (
    <PickField<CompanyRef>
      source="brand_id"
      label={translate('requests.field.brand_id')}
      help={help}
      optional={optional}
      resource="brands"
      nameOf={nameOf}
      onPicked={(chosen) => void fill(chosen)}
    />
  );
}

/** A chosen brand brings its name and picture along, and its customer's name where none was entered. */
function useBrandFacts() {
  const api = useApi();
  const { setValue, getValues } = useFormContext<RequestForm>();
  const change = { shouldDirty: true, shouldValidate: true } as const;
  return async ([chosen]: readonly Picked[]) => {
    if (!chosen) return setValue('brand_cover_image', '', change);
    setValue('brand_name', chosen.name, change);
    const { data: brand } = await api.brandDetail<BrandDetail>({ params: { id: chosen.id } });
    // Another one may have been chosen meanwhile.
    if (getValues('brand_id')[0]?.id !== chosen.id) return;
    setValue('brand_cover_image', brand.logo ?? '', change);
    if (!getValues('customer_name')) setValue('customer_name', brand.customer?.name ?? '', change);
  };
}
