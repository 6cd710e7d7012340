import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Catalogue } from '../../domain/locales/catalogue';
import { translatorOf } from '../../domain/locales/translator';
import type { VerifyOutcome } from '../../domain/publicSite/pages';
import type { Verification } from '../../domain/reportSnapshots/types';
import { type Answer, call } from '../answer';
import { useWait } from '../useWait';
import { FileDrop } from './FileDrop';
import { canHash, hashOf } from './hash';
import { NumberForm } from './NumberForm';
import { Outcome } from './Outcome';

interface VerifyToolProps {
  calls: { number: string; file: string };
  /** Address of this page, for the form where no script runs. */
  page: string;
  asked: { number: string; code: string };
  /** What the server answered already, where the address named number and code. */
  outcome: VerifyOutcome | null;
  words: Catalogue;
}

const outcomeOf = (answer: Answer<{ data: Verification }>): VerifyOutcome => {
  if (answer.is === 'answered') return { is: 'answered', verification: answer.data.data };
  return answer.is === 'slowed' ? answer : { is: 'failed' };
};

/** Asks about a file by its hash, which is made here, or about a number and its code, and says what is known. */
export function VerifyTool({ calls, page, asked, outcome: known, words }: VerifyToolProps) {
  const say = translatorOf(words);
  const [outcome, setOutcome] = useState(known);
  const [about, setAbout] = useState<string | null>(asked.number || null);
  const [busy, setBusy] = useState<'hashing' | 'asking' | null>(null);
  const [hashes, setHashes] = useState(true);
  const [seconds, wait] = useWait(known?.is === 'slowed' ? known.seconds : 0);
  const newest = useRef(0);
  useEffect(() => setHashes(canHash()), []);

  const ask = async (what: string, address: () => Promise<string>) => {
    newest.current += 1;
    const turn = newest.current;
    setAbout(what);
    setOutcome(null);
    const found = await address()
      .then((url) => {
        if (turn === newest.current) setBusy('asking');
        return call<{ data: Verification }>(url);
      })
      .then(outcomeOf, (): VerifyOutcome => ({ is: 'failed' }));
    if (turn !== newest.current) return;
    setBusy(null);
    setOutcome(found);
    if (found.is === 'slowed') wait(found.seconds);
  };

  const askFile = (file: File) => {
    setBusy('hashing');
    void ask(file.name, async () => calls.file.replace('{sha256}', await hashOf(file)));
  };
  const askNumber = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = new FormData(event.currentTarget);
    const named = (name: string) => String(entries.get(name) ?? '').trim();
    const query = new URLSearchParams({ number: named('number'), code: named('code') });
    void ask(named('number'), async () => `${calls.number}?${query}`);
  };

  return (
    <>
      <Outcome outcome={outcome} about={about} busy={busy} say={say} />
      <FileDrop onFile={askFile} disabled={seconds > 0} hashes={hashes} say={say} />
      <NumberForm page={page} asked={asked} disabled={seconds > 0} onSubmit={askNumber} say={say} />
    </>
  );
}
