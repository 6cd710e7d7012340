/** Query parameters the KOL list takes from the address, named as the API names them. */
export const kolFilterNames = [
  'outstanding',
  'category_sectors',
  'the_talent_partner',
  'social_type',
  'sector_ids',
  'job_ids',
  'status',
  'kol_type',
  'min_followers',
  'max_followers',
  'min_booking_price',
  'max_booking_price',
] as const;

/** Under which name saved views and columns of the KOL list are kept. */
export const kolListName = 'kols';
