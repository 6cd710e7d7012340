import type { InputsOf } from '../input';
import { idParams } from '../lookups';
import type { collectOrderEndpoints } from './endpoints';
import { collectOrderQuery, collectOrderSchema } from './schema';

/** What the calls of collectOrders are sent. */
export const collectOrderInputs = {
  collectOrderCreate: { body: collectOrderSchema },
  collectOrderList: { query: collectOrderQuery },
  collectOrderDownload: { params: idParams },
} satisfies InputsOf<typeof collectOrderEndpoints>;
