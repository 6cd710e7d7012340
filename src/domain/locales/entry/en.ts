import type { Catalogue } from '../catalogue';
import auth from '../en/auth.json';
import common from '../en/common.json';
import error from '../en/error.json';

/** The words before the console is loaded: login, registration, failures. */
export const en: Catalogue = { auth, common, error };
