import type { SvgIconComponent } from '@mui/icons-material';
import BackupIcon from '@mui/icons-material/BackupOutlined';
import DnsIcon from '@mui/icons-material/DnsOutlined';
import LanIcon from '@mui/icons-material/LanOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import SdStorageIcon from '@mui/icons-material/SdStorageOutlined';
import WorkHistoryIcon from '@mui/icons-material/WorkHistoryOutlined';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Health, HealthPart } from '../../../domain/health/types';
import { networkNames } from '../../../domain/networks';
import { mayOpen } from '../../../domain/routes';
import { useAccess } from '../../../ui/console/access/useAccess';
import { useIsAdmin } from '../../../ui/console/access/useIsAdmin';
import { Chip } from '../../../ui/console/record/Chip';
import { statusTones } from '../../../ui/plain/statusTones';
import { factsOf, type Shown } from './facts';
import styles from './health.module.css';
import { useFigures } from './useFigures';
import { wayTo } from './wayTo';

const icons: Record<HealthPart, SvgIconComponent> = {
  database: DnsIcon,
  queue: WorkHistoryIcon,
  disk: SdStorageIcon,
  backups: BackupIcon,
  mail: MailIcon,
  networks: LanIcon,
  certificate: LockIcon,
};

/** What has to be set on the server for a part that is not there. */
const settings: Partial<Record<HealthPart, string>> = { backups: 'BACKUP_TO', mail: 'SMTP_URL' };

/** One part of the installation: its state in a word, why where that is not good, its figures, and the way on. */
export function PartCard({ part, health }: { part: HealthPart; health: Health }) {
  const translate = useTranslate();
  const id = useId();
  const { state, reason } = health[part];
  const Icon = icons[part];
  const access = useAccess();
  const way = wayTo(part, health);
  const networks = health.networks.paused.map((network) => networkNames[network]).join(', ');
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <span className={styles.mark}>
          <Icon fontSize="small" />
        </span>
        <h2 id={id} className={styles.name}>
          {translate(`health.part.${part}`)}
        </h2>
        <Chip tone={statusTones.health[state]} label={translate(`health.state.${state}`)} />
      </header>
      {reason && (
        <p className={state === 'bad' ? styles.bad : state === 'warn' ? styles.warn : styles.hint}>
          {translate(`health.why.${reason}`, { networks })} {reason === 'not_set' && <NotSet part={part} />}
        </p>
      )}
      <dl className={styles.facts}>
        {factsOf(part, health).map((shown) => (
          <Fact key={shown.name} shown={shown} />
        ))}
      </dl>
      {way && mayOpen(way.page, access) && (
        <Link className={styles.link} to={way.to}>
          {translate(`health.show.${way.name}`)}
        </Link>
      )}
    </section>
  );
}

/** What it means that a part is not set up; to administrators by which setting it is, to others whom to ask. */
function NotSet({ part }: { part: HealthPart }) {
  const translate = useTranslate();
  const isAdmin = useIsAdmin();
  const setting = settings[part];
  if (!setting) return null;
  return (
    <>
      {translate(`health.not_set.${part}`)} {isAdmin ? <code>{setting}</code> : translate('health.ask_admin')}
    </>
  );
}

function Fact({ shown }: { shown: Shown }) {
  const translate = useTranslate();
  const figure = useFigures();
  return (
    <div>
      <dt>{translate(`health.fact.${shown.name}`)}</dt>
      <dd>{figure(shown)}</dd>
    </div>
  );
}
