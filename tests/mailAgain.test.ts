import { describe, expect, it } from 'vitest';
import { reachedAgain } from '../src/domain/reportMails/rules';

describe('a mail that is written once more', () => {
  const people = [
    { id: 'mai', email: 'Mai@client.test' },
    { id: 'lan', email: 'lan@client.test' },
  ];

  it('goes to those it went to who may still be written to, each once, and names the others', () => {
    expect(reachedAgain(['mai@client.test', 'MAI@client.test', 'gone@client.test'], people)).toEqual({
      recipients: ['mai'],
      left: ['gone@client.test'],
    });
    expect(reachedAgain(['gone@client.test'], people)).toEqual({ recipients: [], left: ['gone@client.test'] });
  });
});
