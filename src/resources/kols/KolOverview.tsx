import VerifiedIcon from '@mui/icons-material/Verified';
import { useTranslate } from 'react-admin';
import type { KolDetail, KolSocial } from '../../domain/kols/types';
import { EmptyState } from '../../ui/console/EmptyState';
import { Section } from '../../ui/console/Section';
import { Compact } from '../../ui/plain/Figure';
import { NetworkIcon, networkNames } from '../../ui/plain/NetworkIcon';
import styles from './kols.module.css';

const measures = ['view', 'like', 'comment', 'share', 'engagement'] as const;

/** Channels with followers, the averages of recent posts, and what is written about the KOL. */
export function KolOverview({ kol }: { kol: KolDetail }) {
  const translate = useTranslate();
  const words = [kol.bio, kol.description].filter(Boolean).join('\n\n');
  return (
    <>
      <Section title={translate('kols.average.label')} description={translate('kols.average.hint')}>
        <dl className={styles.tiles}>
          {measures.map((measure) => (
            <div key={measure} className={styles.tile}>
              <dt>{translate(`kols.average.${measure}`)}</dt>
              <dd>
                <Compact value={kol.average[measure]} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={translate('kols.socials')}>
        {kol.socials.length === 0 ? (
          <EmptyState title={translate('kols.no_socials')} />
        ) : (
          <ul className={styles.channels}>
            {kol.socials.map((social) => (
              <Channel key={social.id} social={social} />
            ))}
          </ul>
        )}
      </Section>
      {words && (
        <Section title={translate('kols.about')}>
          <p className={styles.prose}>{words}</p>
        </Section>
      )}
      {kol.note && (
        <Section title={translate('kols.note')}>
          <p className={styles.prose}>{kol.note}</p>
        </Section>
      )}
    </>
  );
}

function Channel({ social }: { social: KolSocial }) {
  const translate = useTranslate();
  const web = /^https?:\/\//i.test(social.url);
  const name = social.name ?? networkNames[social.social_type];
  return (
    <li className={styles.channel}>
      <NetworkIcon network={social.social_type} size={20} />
      <span className={styles.channelName}>
        {web ? (
          <a href={social.url} target="_blank" rel="noopener noreferrer" title={social.url}>
            {name}
          </a>
        ) : (
          name
        )}
        {social.is_verified && (
          <VerifiedIcon sx={{ fontSize: 15 }} color="info" titleAccess={translate('kols.verified')} />
        )}
      </span>
      <span className={styles.followers}>
        <Compact value={social.follower_count} />
        <small>{translate('kols.followers')}</small>
      </span>
    </li>
  );
}
