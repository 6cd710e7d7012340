import * as yup from 'yup';
import { idOrAddress } from '../aliases';
import { textLimits, uploadLimits } from '../limits';
import { text } from '../validation';

/** A picture or document of ours: its id or address (CONTRACT.md §6). */
export const file = () => text(textLimits.url).required().meta(idOrAddress);

/** Pictures or documents of ours, each by its id or address (CONTRACT.md §6). */
export const fileList = (most: number = uploadLimits.documents) => yup.array(file()).max(most, 'too_many_files');
