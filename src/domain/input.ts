import type * as yup from 'yup';

/** The schemas of what a call is sent: the parameters of its path, its query and its body. */
export interface CallInput {
  params?: yup.AnyObjectSchema;
  query?: yup.AnyObjectSchema;
  body?: yup.AnyObjectSchema;
}

/** The schemas of a part of the table of calls, by name. */
export type InputsOf<Table> = { [Name in keyof Table]?: CallInput };
