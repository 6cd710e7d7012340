import type { BuiltInLanguage } from '../../domain/languages/rules';
import type { Catalogue } from '../../domain/locales/catalogue';
import type { ContactWays } from '../../domain/publicSite/pages';

/** What the wizard is given by its page. */
export interface RequestWizardProps {
  calls: { request: string; captcha: string; kols: string };
  /** Where KOLs are found. */
  find: string;
  contact: ContactWays;
  language: BuiltInLanguage;
  words: Catalogue;
}

/** What the form holds, as it was typed; chosen KOLs stand in the cart, files in a store of their own. */
export const emptyForm = {
  request_name: '',
  request_start_date: '',
  request_end_date: '',
  request_budget: '',
  request_description: '',
  brand_name: '',
  customer_name: '',
  customer_phone: '',
  customer_email: '',
};

export type RequestForm = typeof emptyForm;

export const stepNames = ['kols', 'campaign', 'company', 'review', 'done'] as const;
export type StepName = (typeof stepNames)[number];

/** The fields of each step, by their names on the wire. */
export const fieldsOf: Record<StepName, readonly string[]> = {
  kols: ['request_kols'],
  campaign: [
    'request_name',
    'request_start_date',
    'request_end_date',
    'request_budget',
    'request_description',
    'request_files',
  ],
  company: ['brand_name', 'brand_cover_image', 'customer_name', 'customer_phone', 'customer_email'],
  review: [],
  done: [],
};
