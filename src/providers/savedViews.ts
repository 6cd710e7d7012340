/** A list as somebody has set it up: what it is narrowed down to, how it is sorted, and its columns. */
export interface SavedView {
  name: string;
  search: string;
  filters: Record<string, string[]>;
  sort: { field: string; order: 'ASC' | 'DESC' } | null;
  /** Columns switched on or off against what is usual. */
  columns: Record<string, boolean>;
}

/** What a person keeps of one list, on this device. */
export interface ListSetup {
  views: readonly SavedView[];
  columns: Readonly<Record<string, boolean>>;
}

export const viewLimits = { views: 20, name: 60 } as const;

const nothing: ListSetup = { views: [], columns: {} };

/** The views with one more; one of the same name is replaced, the oldest beyond the limit leaves. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  const others = views.filter(({ name }) => name !== view.name);
  return [...others, view].slice(-viewLimits.views);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSwitches = (value: unknown): value is Record<string, boolean> =>
  isRecord(value) && Object.values(value).every((on) => typeof on === 'boolean');

function isView(value: unknown): value is SavedView {
  if (!isRecord(value) || !isRecord(value.filters)) return false;
  const { name, search, filters, sort, columns } = value;
  const isSort =
    sort === null || (isRecord(sort) && typeof sort.field === 'string' && /^(ASC|DESC)$/.test(`${sort.order}`));
  const areTexts = Object.values(filters).every(
    (values) => Array.isArray(values) && values.every((one) => typeof one === 'string'),
  );
  return typeof name === 'string' && typeof search === 'string' && areTexts && isSort && isSwitches(columns);
}

/** What was stored, as far as it makes sense. */
export function parseSetup(text: string | null): ListSetup {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(value)) return nothing;
    const views = Array.isArray(value.views) ? value.views.filter(isView) : [];
    return { views, columns: isSwitches(value.columns) ? value.columns : {} };
  } catch {
    return nothing;
  }
}
