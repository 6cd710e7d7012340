import type { Catalogue } from '../catalogue';
import auth from '../vi/auth.json';
import common from '../vi/common.json';
import error from '../vi/error.json';

/** The words before the console is loaded: login, registration, failures. */
export const vi: Catalogue = { auth, common, error };
