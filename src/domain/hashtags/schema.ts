import * as yup from 'yup';
import { id } from '../validation';

/** Query of `GET /hashtags/kols-brands-filter` (spec 2 §7 Hashtags). */
export const kolBrandsQuery = yup.object({ kolId: id().required() });
