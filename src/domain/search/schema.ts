import * as yup from 'yup';
import { oneLine } from '../validation';
import { isSearchable, searchLimits } from './words';

/** Query of `GET /search`: one line of at least 2 letters; a text that begins with `#` asks for a hashtag. */
export const searchQuery = yup.object({
  q: oneLine(searchLimits.max)
    .required()
    .test('length', 'text_too_short', (value) => !value || isSearchable(value)),
});
