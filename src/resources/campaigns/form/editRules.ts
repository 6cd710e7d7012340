import { campaignUpdateSchema } from '../../../domain/campaigns/formSchema';
import { isReversed } from '../../../domain/campaigns/rules';
import type { FormRules } from '../../../ui/console/form/resolver';
import { type CampaignForm, toUpdate } from './campaignForm';

/** Rules of an edit: what is changed, by the schema of the call, and the period as it would be. `before` is read anew. */
export function editRules(before: () => CampaignForm): FormRules {
  return {
    schema: campaignUpdateSchema,
    toInput: (values) => ({ ...toUpdate(values, before()), whole: values }),
    problemsOf: ({ whole, ...changed }) => {
      const problems = isReversed(whole.start_date, whole.end_date)
        ? [{ property: 'end_date', message: 'end_date_before_start' }]
        : [];
      // Neither can be left out, and an update without them would leave what was.
      if (whole.brand_id.length === 0) problems.push({ property: 'brand_id', message: 'field_select_required' });
      if ('budget' in changed && changed.budget === undefined)
        problems.push({ property: 'budget', message: 'field_required' });
      return problems;
    },
  };
}
