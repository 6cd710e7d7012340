import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changesBetween, fittingDraft, meanwhile } from '../../src/ui/console/form/draftValues';

const storage = () =>
  new Proxy({} as Record<string, string>, {
    get: (items, name: string) => {
      if (name === 'getItem') return (key: string) => items[key] ?? null;
      if (name === 'setItem') return (key: string, value: string) => void Object.assign(items, { [key]: value });
      if (name === 'removeItem') return (key: string) => void delete items[key];
      return items[name];
    },
  });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-01T00:00:00Z') });
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { title: 'Sửa KOL · KOLHub' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The providers as a page that has just been loaded has them, with somebody signed in. */
async function load() {
  vi.resetModules();
  const drafts = await import('../../src/providers/drafts');
  const session = await import('../../src/providers/session');
  session.setSession({ username: 'an', accessToken: 'a', isKeepLogin: true });
  session.setAccount({ me: { id: 'an' } as never, access: {} });
  return { drafts, session };
}

const open = (drafts: Awaited<ReturnType<typeof load>>['drafts'], owner = 'an') =>
  drafts.followDraft('kol', () => drafts.keepDraft('kol', owner, { values: { bio: 'Mới' }, at: 0 }));

describe('what was entered and not saved', () => {
  it('is written down when the session ends by itself', async () => {
    const { drafts, session } = await load();
    open(drafts);
    expect(drafts.readDraft('kol', 'an')).toBeNull();
    session.endSession('expired');
    expect(drafts.readDraft('kol', 'an')).toMatchObject({ values: { bio: 'Mới' }, title: 'Sửa KOL' });
  });

  it('is written down when another tab signs out', async () => {
    const { drafts, session } = await load();
    open(drafts);
    localStorage.setItem('session-ending', 'logout');
    localStorage.removeItem('session');
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'session' }));
    expect(session.getSession()).toBeNull();
    expect(drafts.readDraft('kol', 'an')).toMatchObject({ values: { bio: 'Mới' } });
  });

  it('goes with a sign-out here, of this person alone', async () => {
    const { drafts, session } = await load();
    drafts.keepDraft('brand', 'binh', { values: { name: 'B' }, at: 0 });
    drafts.keepDraft('brand', 'an', { values: { name: 'A' }, at: 0 });
    open(drafts);
    drafts.writeDrafts();
    expect(drafts.unfinished('an')).toEqual(['Sửa KOL']);
    session.endSession('logout');
    expect(drafts.unfinished('an')).toEqual([]);
    expect(drafts.unfinished('binh')).toHaveLength(1);
  });

  it('is kept for 30 days', async () => {
    const { drafts } = await load();
    drafts.keepDraft('kol', 'an', { values: { bio: 'Mới' }, at: 0 });
    vi.setSystemTime(new Date('2026-11-30T23:59:00Z'));
    expect(drafts.readDraft('kol', 'an')).not.toBeNull();
    vi.setSystemTime(new Date('2026-12-01T00:01:00Z'));
    expect(drafts.readDraft('kol', 'an')).toBeNull();
    drafts.dropOldDrafts();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft.'))).toEqual([]);
  });

  it('never holds a password, a code or a key', async () => {
    const { drafts } = await load();
    const values = { name: 'A', password: 'x', rows: [{ api_key: 'x', url: 'u' }], otp: '123456', accessToken: 't' };
    drafts.keepDraft('user', 'an', { values, at: 0 });
    expect(drafts.readDraft('user', 'an')?.values).toEqual({ name: 'A', rows: [{ url: 'u' }] });
  });

  it('is carried over a change of language once', async () => {
    const { drafts } = await load();
    open(drafts);
    drafts.carryDrafts();
    expect(drafts.readDraft('kol', 'an')).not.toBeNull();
    expect([drafts.wasCarried('kol'), drafts.wasCarried('kol')]).toEqual([true, false]);
  });
});

describe('the draft of an edit', () => {
  const before = { name: 'A', tags: ['x'], budget: 5, note: '' };

  it('holds what was changed, and how it was', () => {
    expect(changesBetween(before, { ...before, name: 'B', password: 'x', tags: ['x', 'y'] })).toEqual({
      values: { name: 'B', tags: ['x', 'y'] },
      before: { name: 'A', tags: ['x'] },
    });
    expect(changesBetween({ note: undefined }, { note: '' }).values).toEqual({});
  });

  it('is offered as far as the form of today can hold it', () => {
    expect(fittingDraft(before, { name: 'B', tags: 'y', gone: 1, budget: '' })).toEqual({ name: 'B', budget: '' });
    expect(fittingDraft(before, { budget: { typed: '1.x', why: 'number_unreadable' } })).not.toBeNull();
    expect(fittingDraft(before, { name: 'A' })).toBeNull();
  });

  it('says what somebody else has changed since', () => {
    expect(meanwhile({ ...before, name: 'C' }, { name: 'A', budget: 5 })).toEqual(['name']);
  });
});
