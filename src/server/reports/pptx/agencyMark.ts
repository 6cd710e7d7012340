/** The mark of the agency's platform, as the console shows it. */
export const agencyMark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#5b4bdb"/>' +
  '<path d="M10 8v16M10 17l9-9M14 13.5 21 24" fill="none" stroke="#fff" stroke-width="3.2" stroke-linecap="round" ' +
  'stroke-linejoin="round"/><circle cx="23.5" cy="9" r="2.5" fill="#b9b2ff"/></svg>';
