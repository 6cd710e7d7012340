import { useTranslate } from 'react-admin';

/** What a kind of job does, in plain words. */
export function KindName({ kind }: { kind: string }) {
  const translate = useTranslate();
  return <span>{translate(`jobs.kind.${kind}`, { _: kind })}</span>;
}
