import type { FieldValues } from 'react-hook-form';
import type { CartEntry } from '../../../domain/cart/entries';
import type { FieldError } from '../../../domain/errors';
import { keepsCover } from '../../../domain/requests/rules';
import { requestCreateSchema } from '../../../domain/requests/schema';
import type { Entered } from '../../../domain/typedNumber';
import { type FormRules, withoutEmpty } from '../../../ui/console/form/resolver';
import type { Picked } from '../../../ui/console/form/useFound';
import type { StoredFile } from '../../../ui/console/form/useUploads';

/** What the wizard of a new request holds. */
export interface RequestForm {
  request_kols: CartEntry[];
  request_name: string;
  request_start_date: string;
  request_end_date: string;
  request_budget: Entered;
  request_description: string;
  request_files: StoredFile[];
  /** At most one, by the name it had when it was chosen. */
  brand_id: Picked[];
  brand_name: string;
  brand_cover_image: string;
  customer_name: string;
  customer_phone: string;
  customer_email: string;
}

export const emptyRequest: RequestForm = {
  request_kols: [],
  request_name: '',
  request_start_date: '',
  request_end_date: '',
  request_budget: '',
  request_description: '',
  request_files: [],
  brand_id: [],
  brand_name: '',
  brand_cover_image: '',
  customer_name: '',
  customer_phone: '',
  customer_email: '',
};

export const campaignFields = [
  'request_name',
  'request_start_date',
  'request_end_date',
  'request_budget',
  'request_description',
  'request_files',
];

export const companyFields = [
  'brand_id',
  'brand_name',
  'brand_cover_image',
  'customer_name',
  'customer_phone',
  'customer_email',
];

/** Whether the cover goes along: not where the brand has another name than the one chosen (spec 1 §5 Request). */
export function isCoverKept({ brand_id: [brand], brand_name }: Pick<RequestForm, 'brand_id' | 'brand_name'>): boolean {
  return !brand || keepsCover(brand_name, brand.name);
}

/** The form as `POST /campaigns/request/create` takes it. */
export function toInput(values: FieldValues): FieldValues {
  const { request_kols, request_files, brand_id, brand_cover_image, ...texts } = values as RequestForm;
  return withoutEmpty({
    ...texts,
    request_kols: request_kols.map(({ id }) => id),
    request_files: request_files.map(({ id }) => id),
    brand_id: brand_id[0]?.id ?? '',
    brand_cover_image: isCoverKept(values as RequestForm) ? brand_cover_image : '',
  });
}

const brandRequired = (input: FieldValues): FieldError[] =>
  input.brand_id ? [] : [{ property: 'brand_id', message: 'field_select_required' }];

/** What a request is checked by; whoever stands for several has to say for which. */
export function requestRules(needsBrand: boolean): FormRules {
  return { schema: requestCreateSchema, toInput, ...(needsBrand && { problemsOf: brandRequired }) };
}
