/** Longer than any place it stands in. */
export const longWords = 'Chiến dịch ra mắt sản phẩm chăm sóc da mùa Tết Nguyên đán dành cho khách hàng thân thiết';

/** A picture that needs no server. */
export const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="teal"/><circle cx="80" cy="45" r="30" fill="gold"/></svg>',
)}`;
