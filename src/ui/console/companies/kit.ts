import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as yup from 'yup';
import type { AccessMap } from '../../../domain/access';
import type { CompanyRef, PersonRef } from '../../../domain/campaigns/types';
import type { CompanyStanding } from '../../../domain/companies/types';
import type { RecordStatus } from '../../../domain/companies/values';
import type { EndpointName } from '../../../domain/endpoints';
import type { RouteName } from '../../../domain/routes';

/** What the screens of customers and brands read of either. */
export interface Company extends CompanyRef, CompanyStanding {
  status: RecordStatus;
  campaign_total: number;
  createdBy?: PersonRef | null;
  version: number;
}

/** What the screens of customers and brands differ in; everything else about them is the same. */
export interface CompanyKit<T extends Company = Company> {
  resource: 'customers' | 'brands';
  reasonType: 'CUSTOMER' | 'BRAND';
  pages: Record<'list' | 'create' | 'view' | 'edit' | 'approvals' | 'approval' | 'approvalEdit', RouteName>;
  calls: Record<'detail' | 'checkCode' | 'delete' | 'decide' | 'bulk', EndpointName>;
  /** Whether somebody with these rights writes without anybody's approval. */
  isTrusted: (access: AccessMap) => boolean;
  /** The form with nothing in it; its keys are the fields, in their order. */
  empty: FieldValues;
  toForm(record: T): FieldValues;
  /** Fields without which a record that registered itself can't be approved. */
  lacking(record: T): string[];
  /** What hangs on the record, and why it can't be removed if so; already translated. */
  hanging(record: T, translate: (key: string, options?: object) => string): string[];
}

/** What their forms need besides: lists and pages of a record do without its code. */
export interface CompanyFormKit<T extends Company = Company> extends CompanyKit<T> {
  createSchema: yup.Schema<unknown>;
  updateSchema: yup.Schema<unknown>;
  /** The form as the call takes it, what is empty and may be as null. */
  toWire: (values: FieldValues) => FieldValues;
  /** Entries as they are kept, such as codes in capitals. */
  tidied?: (values: FieldValues) => FieldValues;
  Inputs: ComponentType;
  /** What a new one may be added below: the parameter of the address naming it, its resource, and the field it fills. */
  below?: { parameter: string; resource: string; field: string; page: RouteName; tab: string };
}
