import * as yup from 'yup';
import { code, optionalId } from '../validation';

/** Query of `GET /customers/check-code` and `GET /brands/check-code`; `id` is the record the code may belong to. */
export const companyCodeQuery = yup.object({ code: code().required(), id: optionalId() });
