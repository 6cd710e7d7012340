/** For a region that scrolls: the keyboard scrolls what it can focus, and there may be nothing else in it to focus. */
export const scrollable = { tabIndex: 0 };
