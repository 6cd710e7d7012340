import { dayOf } from '../../domain/dates';
import type { BuiltInLanguage } from '../../domain/languages/rules';
import type { Translate } from '../../domain/locales/translator';
import { Field } from '../form/Field';
import type { useFields } from '../form/useFields';
import { budgetOf } from './budgetOf';
import { FilesField } from './FilesField';
import type { RequestForm } from './requestForm';
import type { useFiles } from './useFiles';

interface CampaignStepProps {
  form: RequestForm;
  fields: ReturnType<typeof useFields<RequestForm>>;
  store: ReturnType<typeof useFiles>;
  language: BuiltInLanguage;
  say: Translate;
}

/** What the campaign is about, when it runs and what it may cost (spec 1 §5 Request). */
export function CampaignStep({ form, fields: { bind, faultOf }, store, language, say }: CampaignStepProps) {
  const label = (name: string) => say(`publicSite.request.field.${name}`);
  const budget = budgetOf(form, language);
  const [name, start, end] = [bind('request_name'), bind('request_start_date'), bind('request_end_date')];
  const today = dayOf(new Date());
  const [money, about] = [bind('request_budget'), bind('request_description')];
  return (
    <>
      <Field {...name} label={label('request_name')} help={say('publicSite.request.name_help')} />
      <Field {...start} label={label('request_start_date')} half input={{ ...start.input, type: 'date', min: today }} />
      <Field
        {...end}
        label={label('request_end_date')}
        half
        input={{ ...end.input, type: 'date', min: form.request_start_date || today }}
      />
      <Field
        {...money}
        label={label('request_budget')}
        help={budget ? `= ${budget}` : say('publicSite.request.budget_help')}
        input={{ ...money.input, autoComplete: 'off' }}
      />
      <Field
        {...about}
        label={label('request_description')}
        help={say('publicSite.request.description_help')}
        input={{ ...about.input, rows: 6 }}
      />
      <FilesField store={store} fault={faultOf('request_files')} language={language} say={say} />
    </>
  );
}
