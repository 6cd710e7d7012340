import * as yup from 'yup';
import { decisionSchema } from '../approvals/schema';
import { textLimits } from '../limits';
import { idList, oneLine } from '../validation';

/** What a registration lacks, as its approver fills it in; what is left out stays. */
const registrationFields = {
  tax_number: oneLine(textLimits.code),
  /** Of the customer. */
  sectors: idList(),
  /** Of the brand, industries too. */
  sectorIds: idList(),
};

/** Body of `PUT /customers/{id}/registration`: the version is the customer's. */
export const registrationDecisionSchema = decisionSchema.shape(registrationFields);
export type RegistrationDecision = yup.InferType<typeof registrationDecisionSchema>;

/** The form of who approves: nothing may be missing. */
export const registrationFormSchema = yup.object({
  tax_number: registrationFields.tax_number.required(),
  sectors: registrationFields.sectors.min(1, 'field_select_required').required('field_select_required'),
  sectorIds: registrationFields.sectorIds.min(1, 'field_select_required').required('field_select_required'),
});
