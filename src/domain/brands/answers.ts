import type { BulkOutcome } from '../bulk';
import type { CompanyRef } from '../campaigns/types';
import type { FreeCode, NextCode } from '../codes';
import type { Sector } from '../settings/types';
import type { ImportedBrand } from './importTypes';
import type { Brand, BrandDetail } from './types';

/** What the calls of brands answer. */
export interface BrandAnswers {
  /** Only the picker’s fields where more than 200 were asked for. */
  brandList: Brand | CompanyRef;
  brandDetail: BrandDetail;
  brandNextCode: NextCode;
  brandCheckCode: FreeCode;
  brandIndustries: Sector;
  brandCreate: BrandDetail;
  brandUpdate: BrandDetail;
  brandBulk: BulkOutcome[];
  brandUpdateStatus: BrandDetail;
  brandImportReview: ImportedBrand;
  brandImport: ImportedBrand;
}
