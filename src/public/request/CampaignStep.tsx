import { dayOf } from '../../domain/dates';
import { formatDay, formatWeekday } from '../../domain/format';
import type { BuiltInLanguage } from '../../domain/languages/rules';
import type { Translate } from '../../domain/locales/translator';
import { Field } from '../form/Field';
import type { useFields } from '../form/useFields';
import { budgetHelp } from './budgetOf';
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
  // Browsers write days in the order of their own language.
  const inWords = (day: string) => (day ? `= ${formatWeekday(day, language, 'long')}, ${formatDay(day)}` : '');
  const [name, start, end] = [bind('request_name'), bind('request_start_date'), bind('request_end_date')];
  const today = dayOf(new Date());
  const [money, about] = [bind('request_budget'), bind('request_description')];
  return (
    <>
      <Field {...name} label={label('request_name')} help={say('publicSite.request.name_help')} />
      <Field
        {...start}
        label={label('request_start_date')}
        half
        help={inWords(form.request_start_date)}
        input={{ ...start.input, type: 'date', min: today }}
      />
      <Field
        {...end}
        label={label('request_end_date')}
        half
        help={inWords(form.request_end_date)}
        input={{ ...end.input, type: 'date', min: form.request_start_date || today }}
      />
      <Field
        {...money}
        label={label('request_budget')}
        help={budgetHelp(form, language, say)}
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
