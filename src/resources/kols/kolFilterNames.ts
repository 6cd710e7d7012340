/** Query parameters the KOL list takes from the address, named as the API names them. */
export const kolFilterNames = [
  'social_type',
  'sector_ids',
  'status',
  'kol_type',
  'min_followers',
  'max_followers',
  'min_booking_price',
  'max_booking_price',
] as const;
