import type { ReactNode } from 'react';
import { formatDay, formatInstant } from '../../domain/format';
import type { Translate } from '../../domain/locales/translator';
import type { VerifyOutcome } from '../../domain/publicSite/pages';
import type { Verification } from '../../domain/reportSnapshots/types';
import { statusTones } from '../../ui/plain/statusTones';
import styles from './Verify.module.css';

interface OutcomeProps {
  outcome: VerifyOutcome | null;
  /** The file's name or the number that was asked about. */
  about: string | null;
  busy: 'hashing' | 'asking' | null;
  say: Translate;
}

type Known = Extract<Verification, { known: true }>;

function Box({ tone = '', title, children }: { tone?: string | undefined; title: string; children?: ReactNode }) {
  return (
    <div className={`${styles.outcome} ${tone}`}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}

function KnownReport({ report, say }: { report: Known; say: Translate }) {
  const facts = [
    ['number', report.number],
    ['campaign', report.campaign],
    ['brand', report.brand],
    ['as_of', formatDay(report.as_of)],
    ['created_at', formatInstant(report.created_at)],
  ] as const;
  return (
    <Box tone={styles[statusTones.snapshot[report.status]]} title={say(`publicSite.verify.status.${report.status}`)}>
      <p>
        {report.status === 'replaced' && report.replaced_by
          ? say('publicSite.verify.replaced_by', { number: report.replaced_by })
          : say(`publicSite.verify.means.${report.status}`)}
      </p>
      <dl className={styles.facts}>
        {facts.map(([name, text]) =>
          text ? (
            <div key={name}>
              <dt>{say(`publicSite.verify.${name}`)}</dt>
              <dd>{text}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </Box>
  );
}

/** What is known of what was asked, said as soon as it is there. */
export function Outcome({ outcome, about, busy, say }: OutcomeProps) {
  return (
    <div role="status" className={styles.status}>
      {busy && <Box title={say(`publicSite.verify.${busy}`)}>{about && <p className={styles.about}>{about}</p>}</Box>}
      {!busy && outcome?.is === 'slowed' && (
        <Box tone={styles.warn} title={say('publicSite.verify.slowed')}>
          <p>{say('publicSite.verify.again', { seconds: outcome.seconds })}</p>
        </Box>
      )}
      {!busy && outcome?.is === 'failed' && (
        <Box tone={styles.bad} title={say('publicSite.verify.failed')}>
          <p>{say('publicSite.verify.failed_hint')}</p>
        </Box>
      )}
      {!busy && outcome?.is === 'answered' && !outcome.verification.known && (
        <Box tone={styles.warn} title={say('publicSite.verify.unknown')}>
          {about && <p className={styles.about}>{about}</p>}
          <p>{say('publicSite.verify.unknown_hint')}</p>
        </Box>
      )}
      {!busy && outcome?.is === 'answered' && outcome.verification.known && (
        <KnownReport report={outcome.verification} say={say} />
      )}
    </div>
  );
}
