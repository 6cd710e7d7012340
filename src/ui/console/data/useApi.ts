import { useDataProvider } from 'react-admin';
import type { Api } from '../../../providers/dataProvider';

/** The data provider with react-admin's six verbs and every call of the API by its name. */
export function useApi(): Api {
  return useDataProvider<Api>();
}
