import { useTranslate } from 'react-admin';
import en from '../../domain/locales/en/reportShare.json';
import { translatorOf } from '../../domain/locales/translator';
import vi from '../../domain/locales/vi/reportShare.json';
import { ActiveChip } from '../../ui/console/record/ActiveChip';
import { Chip } from '../../ui/console/record/Chip';
import { useLanguage } from '../../ui/plain/language';
import { type StatusKind, statusTones } from '../../ui/plain/statusTones';
import styles from './kit.module.css';
import { Part } from './Part';
import { longWords } from './samples';

const keyOf: Partial<Record<StatusKind, (status: string) => string>> = {
  pace: (status) => `pace.is.${status}`,
  network: (status) => `networks.state.${status}`,
  health: (status) => `health.state.${status}`,
  snapshot: (status) => `reportShare.status.snapshot.${status}`,
  link: (status) => `reportShare.status.link.${status}`,
  shortener: (status) => `shorteners.state.${status}`,
  hashtag: (status) => `hashtags.status.${status}`,
  effect: (status) => `import.effect.${status}`,
  switch: (status) => `users.active.${status}`,
};
const usualKey = (kind: string, status: string) => `common.status.${kind}.${status}`;
const own = { vi: translatorOf({ reportShare: vi }), en: translatorOf({ reportShare: en }) };

export function States() {
  const translate = useTranslate();
  const language = useLanguage();
  const say = (key: string) =>
    key.startsWith('reportShare.') ? own[language === 'en' ? 'en' : 'vi'](key) : translate(key);
  return (
    <Part name="states">
      <dl className={styles.states}>
        {Object.entries(statusTones).map(([kind, tones]) => (
          <div key={kind}>
            <dt>{kind}</dt>
            <dd className={styles.row}>
              {Object.entries(tones).map(([status, tone]) => (
                <Chip
                  key={status}
                  tone={tone}
                  label={say(keyOf[kind as StatusKind]?.(status) ?? usualKey(kind, status))}
                />
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <ActiveChip active label={longWords} />
    </Part>
  );
}
