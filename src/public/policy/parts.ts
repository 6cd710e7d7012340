import type { Day } from '../../domain/units';

/** The parts of the policy with their sections, in order, and the day each was last changed (spec 1 §2 /policy). */
export const policyParts: readonly { name: string; updated: Day; sections: readonly string[] }[] = [
  { name: 'privacy', updated: '2023-02-16', sections: ['scope', 'security', 'browser', 'links'] },
  {
    name: 'terms',
    updated: '2023-02-16',
    sections: ['service', 'account', 'content', 'figures', 'liability', 'changes'],
  },
  {
    name: 'personal_data',
    updated: '2026-11-23',
    sections: ['law', 'kept', 'why', 'shared', 'how_long', 'rights', 'ask', 'breach'],
  },
];
