import type { InputsOf } from '../input';
import { idParams } from '../lookups';
import type { shortenerEndpoints } from './endpoints';
import { clicksQuery, qrQuery, shortenerSchema, shortenersQuery, shortenerUpdateSchema } from './schema';

/** What the calls of short links are sent. */
export const shortenerInputs = {
  shorteners: { query: shortenersQuery },
  shortenerDetail: { params: idParams },
  shortenerClicks: { params: idParams, query: clicksQuery },
  shortenerQr: { params: idParams, query: qrQuery },
  shortenerCreate: { body: shortenerSchema },
  shortenerUpdate: { params: idParams, body: shortenerUpdateSchema },
  shortenerDelete: { params: idParams },
} satisfies InputsOf<typeof shortenerEndpoints>;
