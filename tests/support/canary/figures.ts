/** Withheld from every reduced viewer, wherever it stands. */
export const secret = 'CANARYSECRET';
/** Rows of somebody else; only staff may ever see them. */
export const foreign = 'CANARYFOREIGN';

export const prices = {
  booking_price: 777_000_101,
  sale_price: 777_000_203,
  off_booking_price: 777_000_307,
  off_sale_price: 777_000_401,
};
export const otherPrices = { booking_price: 888_000_109, sale_price: 888_000_211 };
export const kolPrices = { booking_price_from: 777_000_503, booking_price_to: 777_000_601 };

/** What the posts of the two SOWs got, and what the first one promises. */
export const reached = { reaction: 7, view: 13 };
export const otherReached = { reaction: 11, view: 17 };
export const promised = { kpi_engagement: 10, kpi_views: 19 };

const booked = prices.booking_price + prices.off_booking_price;
const sold = prices.sale_price + prices.off_sale_price;
const allBooked = booked + otherPrices.booking_price;
const allSold = sold + otherPrices.sale_price;
const all = [reached.reaction + otherReached.reaction, reached.view + otherReached.view];

/** A price for each of these counts, in VND rounded to two decimals. */
const costs = (price: number, counts: readonly number[]) =>
  counts.map((count) => Math.round((price / count) * 100) / 100);

/** Prices, and cost per engagement and per view of each SOW and, with the agency's own prices, of the campaign. */
export const planted = [
  ...Object.values(prices),
  ...Object.values(otherPrices),
  ...costs(sold, [...Object.values(reached), ...Object.values(promised)]),
  ...costs(otherPrices.sale_price, Object.values(otherReached)),
  ...costs(booked, Object.values(reached)),
  ...costs(otherPrices.booking_price, Object.values(otherReached)),
  ...costs(allBooked, all),
  ...[booked, sold, allBooked, allSold],
];

/** The campaign's own cost per engagement and per view, which reduced viewers may see. */
export const allowed = costs(allSold, all);

/** What no reduced viewer is answered. */
export const forbidden = new RegExp(
  [secret, foreign, ...planted, ...Object.values(kolPrices)].map((one) => String(one).replace('.', '\\.')).join('|'),
);
