/** KOL sectors that suit a customer's campaigns, by customer code. */
export const audiences: Record<string, readonly string[]> = {
  SONGLAM: ['food', 'home', 'mother_baby'],
  MOCNHIEN: ['beauty', 'fashion'],
  TANQUANG: ['finance', 'education', 'technology'],
  ANTHINH: ['finance', 'mother_baby', 'automotive'],
  VIETHA: ['home', 'technology', 'food'],
  BENDO: ['home', 'travel', 'finance'],
  NOVAKEN: ['technology', 'gaming', 'entertainment'],
  GIOMUA: ['fashion', 'fitness'],
  BACHAO: ['mother_baby', 'food', 'fitness'],
  DATVANG: ['home', 'lifestyle'],
  LUHANH: ['travel', 'food'],
  TRAMHOC: ['education', 'entertainment'],
};
