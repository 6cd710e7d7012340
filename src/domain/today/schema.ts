import * as yup from 'yup';
import { id } from '../validation';
import { largestToday } from './counted';

/** Query of `GET /today`: `person_id` asks for the campaigns of a colleague the caller leads, `size` for more of each kind. */
export const todayQuery = yup.object({
  person_id: id(),
  size: yup.number().integer().min(1).max(largestToday).default(5),
});
