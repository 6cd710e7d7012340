import type { ImportChoice, Words } from '../imports';
import campaignsEn from '../locales/en/campaigns.json';
import en from '../locales/en/workbook.json';
import campaignsVi from '../locales/vi/campaigns.json';
import vi from '../locales/vi/workbook.json';
import { networks } from '../networks';
import { postFormats } from './values';

type Area = 'sheet' | 'sow' | 'post' | 'note' | 'network';

/** A word of the workbooks in both languages. */
export function workbookWords<A extends Area>(area: A, key: keyof (typeof vi)[A] & keyof (typeof en)[A]): Words {
  return { vi: String(vi[area][key]), en: String(en[area][key]) };
}

export const networkChoices: readonly ImportChoice[] = networks.map((value) => ({
  value,
  label: workbookWords('network', value),
}));

export const formatChoices: readonly ImportChoice[] = postFormats.map((value) => ({
  value,
  label: { vi: campaignsVi.format[value], en: campaignsEn.format[value] },
}));
