import type { FieldValues } from 'react-hook-form';
import { campaignTypes, statusesOfGroup } from '../../../domain/campaigns/values';
import { entriesIn } from '../../../domain/cart/entries';
import { isDay } from '../../../domain/dates';
import { idPattern } from '../../../domain/ids';
import { draftLimits, textLimits } from '../../../domain/limits';
import { isUnread, type Unread } from '../../../domain/typedNumber';
import type { Picked } from '../../../ui/console/form/useFound';
import type { StoredFile } from '../../../ui/console/form/useUploads';
import { documentFields, peopleFields } from '../form/campaignForm';
import { emptyNewCampaign, type NewCampaign } from './newCampaign';
import { newKey, type PostEntry, type SowEntry } from './parts';

type Unknown = Record<string, unknown>;

const isRecord = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, draftLimits.parts) : []);
const isId = (value: unknown): value is string => typeof value === 'string' && idPattern.test(value);
const textOf = (value: unknown, longest: number = textLimits.rich) =>
  typeof value === 'string' && value.length <= longest ? value : '';

/**
 * A draft as far as it makes sense: whatever else stands in the storage (another shape, an older version, somebody's
 * script) is left out, field by field. Null where nothing of it does.
 */
export function readNewCampaign(stored: unknown): NewCampaign | null {
  if (!isRecord(stored)) return null;
  const keys: Keys = new Map();
  const sows = listOf(stored.sows).flatMap((entry) => sowIn(entry, keys));
  const draft: NewCampaign = {
    ...emptyNewCampaign,
    ...textsIn(stored),
    kols: entriesIn(listOf(stored.kols), draftLimits.kols),
    cover_image: pictureIn(stored.cover_image),
    avatar: pictureIn(stored.avatar),
    keywords: listOf(stored.keywords)
      .map((word) => textOf(word, textLimits.name))
      .filter(Boolean),
    budget:
      isNumber(stored.budget) && (isUnread(stored.budget) || Number.isSafeInteger(stored.budget)) ? stored.budget : '',
    brand_id: pickedIn(stored.brand_id).slice(0, 1),
    ...Object.fromEntries(peopleFields.map((field) => [field, pickedIn(stored[field])])),
    ...Object.fromEntries(documentFields.map((field) => [field, filesIn(stored[field])])),
    sows,
    campaignPosts: listOf(stored.campaignPosts).flatMap((entry) => postIn(entry, keys)),
    request_id: isId(stored.request_id) ? stored.request_id : '',
  };
  return JSON.stringify(draft) === JSON.stringify(emptyNewCampaign) ? null : draft;
}

const textFields = ['name', 'code', 'description'] as const;
const dayFields = ['start_date', 'end_date'] as const;

function textsIn(stored: Unknown) {
  const { type, status } = stored;
  return {
    ...Object.fromEntries(textFields.map((field) => [field, textOf(stored[field])])),
    ...Object.fromEntries(dayFields.map((field) => [field, isDay(textOf(stored[field])) ? stored[field] : ''])),
    type: campaignTypes.find((one) => one === type) ?? '',
    status: statusesOfGroup.inprogress.find((one) => one === status) ?? emptyNewCampaign.status,
  };
}

/** A picture of ours: it is drawn as soon as the draft is opened. */
const pictureIn = (value: unknown) =>
  typeof value === 'string' && /^\/pictures\/[0-9a-f]{64}$/.test(value) ? value : '';

function pickedIn(value: unknown): Picked[] {
  return listOf(value).flatMap((entry) => {
    if (!isRecord(entry) || !isId(entry.id)) return [];
    const name = textOf(entry.name, textLimits.name);
    return name ? [{ id: entry.id, name }] : [];
  });
}

/** Without their addresses, which do not live as long as a draft. */
function filesIn(value: unknown): StoredFile[] {
  return listOf(value).flatMap((entry) => {
    if (!isRecord(entry) || !isId(entry.id)) return [];
    const file_name = textOf(entry.file_name, textLimits.name);
    const size = typeof entry.size === 'number' && entry.size > 0 ? entry.size : 0;
    return file_name ? [{ id: entry.id, url: '', file_name, size }] : [];
  });
}

const isPlain = (value: unknown): boolean => typeof value === 'boolean' || isNumber(value) || isText(value);
const isNumber = (value: unknown): value is number | Unread =>
  (typeof value === 'number' && Number.isFinite(value)) || (isUnread(value) && value.typed.length <= textLimits.name);
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= textLimits.rich;

/** What inputs hold: texts, numbers, switches, lists of words. */
function valuesIn(value: unknown): FieldValues | null {
  if (!isRecord(value)) return null;
  const plain = Object.entries(value).filter(
    ([field, held]) => !(field in Object.prototype) && (isPlain(held) || (Array.isArray(held) && held.every(isText))),
  );
  return Object.fromEntries(plain);
}

/** The key each SOW of the draft has now, by the one it had. */
type Keys = Map<string, string>;

function sowIn(entry: unknown, keys: Keys): SowEntry[] {
  if (!isRecord(entry) || !isId(entry.kol_id)) return [];
  const values = valuesIn(entry.values);
  if (!values) return [];
  const key = newKey();
  keys.set(textOf(entry.key), key);
  return [{ key, kol_id: entry.kol_id, values }];
}

function postIn(entry: unknown, keys: Keys): PostEntry[] {
  const values = isRecord(entry) ? valuesIn(entry.values) : null;
  if (!values) return [];
  const sow_key = (values.sow_key && keys.get(textOf(values.sow_key))) || '';
  return [{ key: newKey(), values: { ...values, sow_key, evidence: pictureIn(values.evidence) } }];
}
