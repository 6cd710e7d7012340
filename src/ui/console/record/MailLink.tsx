import { MailAddress } from './MailAddress';

/** An e-mail address one can write to. */
export function MailLink({ address, className }: { address: string; className?: string | undefined }) {
  return (
    <a href={`mailto:${address}`} className={className}>
      <MailAddress address={address} />
    </a>
  );
}
