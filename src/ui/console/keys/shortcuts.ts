import type { RouteName } from '../../../domain/routes';

/** Where keys do something, in the order the help names them. */
export const keyPlaces = [
  'everywhere',
  'palette',
  'lists',
  'approvals',
  'tabs',
  'days',
  'pictures',
  'grids',
  'words',
] as const;

export type KeyPlace = (typeof keyPlaces)[number];

/** Places that are on a few pages only: whoever may open none of them has no use for their keys. */
export const placePages: Partial<Record<KeyPlace, readonly RouteName[]>> = {
  grids: ['permissionGroups', 'translations'],
  words: ['translations'],
  approvals: ['kolApproval', 'customerApproval', 'brandApproval'],
};

interface Shortcut {
  place: KeyPlace;
  /** The key by its name in the browser, with what is held down; `Mod` is Ctrl or ⌘. */
  press: string;
  /** As `placePages`, for one key. */
  page?: RouteName;
}

/** Every key of the console that does something: what handlers listen for and what the help shows. */
export const shortcuts = {
  toggle_palette: { place: 'everywhere', press: 'Mod+k' },
  open_palette: { place: 'everywhere', press: '/' },
  help: { place: 'everywhere', press: '?' },
  take_back: { place: 'everywhere', press: 'Mod+z' },
  next_entry: { place: 'palette', press: 'ArrowDown' },
  previous_entry: { place: 'palette', press: 'ArrowUp' },
  first_entry: { place: 'palette', press: 'Home' },
  last_entry: { place: 'palette', press: 'End' },
  choose_entry: { place: 'palette', press: 'Enter' },
  next_row: { place: 'lists', press: 'j' },
  previous_row: { place: 'lists', press: 'k' },
  open_row: { place: 'lists', press: 'Enter' },
  choose_row: { place: 'lists', press: 'x' },
  clear_search: { place: 'lists', press: 'Escape' },
  classify: { place: 'lists', press: 'c', page: 'hashtagSettings' },
  approve: { place: 'approvals', press: 'a' },
  reject: { place: 'approvals', press: 'r' },
  next_tab: { place: 'tabs', press: 'ArrowRight' },
  previous_tab: { place: 'tabs', press: 'ArrowLeft' },
  open_calendar: { place: 'days', press: 'Alt+ArrowDown' },
  previous_day: { place: 'days', press: 'ArrowLeft' },
  next_day: { place: 'days', press: 'ArrowRight' },
  previous_week: { place: 'days', press: 'ArrowUp' },
  next_week: { place: 'days', press: 'ArrowDown' },
  week_start: { place: 'days', press: 'Home' },
  week_end: { place: 'days', press: 'End' },
  previous_month: { place: 'days', press: 'PageUp' },
  next_month: { place: 'days', press: 'PageDown' },
  previous_year: { place: 'days', press: 'Shift+PageUp' },
  next_year: { place: 'days', press: 'Shift+PageDown' },
  previous_picture: { place: 'pictures', press: 'ArrowLeft' },
  next_picture: { place: 'pictures', press: 'ArrowRight' },
  first_picture: { place: 'pictures', press: 'Home' },
  last_picture: { place: 'pictures', press: 'End' },
  cell_left: { place: 'grids', press: 'ArrowLeft' },
  cell_right: { place: 'grids', press: 'ArrowRight' },
  cell_up: { place: 'grids', press: 'ArrowUp' },
  cell_down: { place: 'grids', press: 'ArrowDown' },
  row_start: { place: 'grids', press: 'Home' },
  row_end: { place: 'grids', press: 'End' },
  grid_start: { place: 'grids', press: 'Mod+Home' },
  grid_end: { place: 'grids', press: 'Mod+End' },
  write_word: { place: 'words', press: 'F2' },
  save_word: { place: 'words', press: 'Enter' },
  save_on: { place: 'words', press: 'Tab' },
  save_back: { place: 'words', press: 'Shift+Tab' },
  leave_word: { place: 'words', press: 'Escape' },
} as const satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof shortcuts;
