/** Where a letter belongs to what has the focus, or to what stands over the page. */
export const elsewhere =
  'input, textarea, select, button, a, [contenteditable], [role="dialog"], [role="menu"], [role="tablist"]';
