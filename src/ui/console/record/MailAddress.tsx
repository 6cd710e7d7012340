import { Fragment } from 'react';

/** An e-mail address that breaks, where it has to, after its @ and its dots instead of within a word. */
export function MailAddress({ address }: { address: string }) {
  const ends = [...address.matchAll(/[@.]/g)].map(({ index }) => index + 1);
  return [...ends, address.length].map((end, at) => (
    <Fragment key={end}>
      {address.slice(ends[at - 1] ?? 0, end)}
      <wbr />
    </Fragment>
  ));
}
