import * as yup from 'yup';
import { oneLine } from '../validation';
import { isSearchable, postLinkOf, searchLimits } from './words';

/** Query of `GET /search`: one line of 2 to 100 letters; `#` at its beginning asks for a hashtag, a link for its post. */
export const searchQuery = yup.object({
  q: oneLine(searchLimits.link)
    .required()
    .test('most', 'text_too_long', (value) => !value || value.length <= searchLimits.max || postLinkOf(value) !== null)
    .test('length', 'text_too_short', (value) => !value || isSearchable(value)),
});
