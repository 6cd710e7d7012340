import type { Translate } from '../../domain/locales/translator';
import { Field } from '../form/Field';
import type { useFields } from '../form/useFields';
import { CoverField } from './CoverField';
import type { RequestForm } from './requestForm';
import type { useFiles } from './useFiles';

interface CompanyStepProps {
  fields: ReturnType<typeof useFields<RequestForm>>;
  store: ReturnType<typeof useFiles>;
  language: string;
  say: Translate;
}

/** For whom the campaign is, and whom to talk to. */
export function CompanyStep({ fields: { bind }, store, language, say }: CompanyStepProps) {
  const label = (name: string) => say(`publicSite.request.field.${name}`);
  const [brand, customer] = [bind('brand_name'), bind('customer_name')];
  const [phone, email] = [bind('customer_phone'), bind('customer_email')];
  return (
    <>
      <Field {...brand} label={label('brand_name')} help={say('publicSite.request.brand_help')} />
      <CoverField store={store} language={language} say={say} />
      <Field {...customer} label={label('customer_name')} input={{ ...customer.input, autoComplete: 'organization' }} />
      <Field
        {...phone}
        label={label('customer_phone')}
        help={say('publicSite.request.phone_help')}
        half
        input={{ ...phone.input, type: 'tel', autoComplete: 'tel' }}
      />
      <Field
        {...email}
        label={label('customer_email')}
        help={say('publicSite.request.email_help')}
        half
        input={{ ...email.input, inputMode: 'email', autoComplete: 'email' }}
      />
    </>
  );
}
