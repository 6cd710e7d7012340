import { describe, expect, it } from 'vitest';
import { campaignStatuses, requestStatuses } from '../../src/domain/campaigns/values';
import { catalogues } from '../../src/domain/locales';
import type { Catalogue } from '../../src/domain/locales/catalogue';
import shareEn from '../../src/domain/locales/en/reportShare.json';
import shareVi from '../../src/domain/locales/vi/reportShare.json';
import { roleNames } from '../../src/domain/roles';
import { hasOwnName, ownRoleNames } from '../../src/domain/roles/names';
import { statusTones } from '../../src/ui/plain/statusTones';

/** With the words a page brings along by itself. */
const words: Record<'vi' | 'en', Catalogue> = {
  vi: { ...catalogues.vi, reportShare: shareVi },
  en: { ...catalogues.en, reportShare: shareEn },
};

function textOf(language: 'vi' | 'en', path: string): string {
  const found = path
    .split('.')
    .reduce<Catalogue | string | undefined>(
      (node, key) => (typeof node === 'object' ? node[key] : undefined),
      words[language],
    );
  if (typeof found !== 'string') throw new Error(`no text ${path} in ${language}`);
  return found;
}

const textsOf = (node: Catalogue): string[] =>
  Object.values(node).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)));

/** Where the words of a state stand; all those a switch has. */
const wordsOf: Partial<Record<keyof typeof statusTones, string[]>> = {
  pace: ['pace.is'],
  network: ['networks.state'],
  health: ['health.state'],
  snapshot: ['reportShare.status.snapshot'],
  link: ['reportShare.status.link'],
  shortener: ['shorteners.state'],
  hashtag: ['hashtags.status'],
  effect: ['import.effect'],
  switch: ['users.active', 'languages.enabled', 'representatives.active', 'roles.status'],
};

describe('words of states', () => {
  it.each(['vi', 'en'] as const)('have one colour each in %s', (language) => {
    const tonesOf = new Map<string, Set<string>>();
    for (const [kind, states] of Object.entries(statusTones)) {
      for (const [status, tone] of Object.entries(states)) {
        for (const place of wordsOf[kind as keyof typeof statusTones] ?? [`common.status.${kind}`]) {
          const word = textOf(language, `${place}.${status}`).toLowerCase();
          tonesOf.set(word, (tonesOf.get(word) ?? new Set()).add(tone));
        }
      }
    }
    expect([...tonesOf].filter(([, tones]) => tones.size > 1)).toEqual([]);
  });

  it('are Vietnamese in Vietnamese', () => {
    const states = [
      ...campaignStatuses.map((status) => `campaign.${status}`),
      ...requestStatuses.map((status) => `request.${status}`),
    ];
    for (const state of states) {
      const path = `common.status.${state}`;
      expect(textOf('vi', path).toLowerCase()).not.toContain(textOf('en', path).toLowerCase());
    }
  });
});

describe('names of roles', () => {
  it('are the product’s own in both languages, a different one for each role', () => {
    for (const language of ['vi', 'en'] as const) {
      const names = roleNames.map((name) => textOf(language, `roles.name.${name}`));
      expect(new Set(names).size).toBe(roleNames.length);
    }
    const alike = roleNames.filter((name) => textOf('vi', `roles.name.${name}`) === ownRoleNames[name]);
    expect(alike).toEqual(['KOL']);
  });

  it('stay as a house has written them', () => {
    expect(hasOwnName({ name: 'staff', name_display: 'Staff' })).toBe(true);
    expect(hasOwnName({ name: 'staff', name_display: 'Cộng tác viên' })).toBe(false);
    expect(hasOwnName({ name: 'intern', name_display: 'Staff' })).toBe(false);
  });
});

describe('one word for one thing', () => {
  it('says file, never tệp', () => {
    expect(textsOf(catalogues.vi).filter((text) => /\btệp\b/iu.test(text))).toEqual([]);
  });

  it.each(['vi', 'en'] as const)('says that something is required in one way in %s', (language) => {
    const errors = ['field_required', 'field_select_required', 'stage_name_required'];
    const texts = [...errors.map((code) => `error.${code}`), 'ra.validation.required'];
    expect(new Set(texts.map((path) => textOf(language, path))).size).toBe(1);
  });
});
