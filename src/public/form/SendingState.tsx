import type { Translate } from '../../domain/locales/translator';
import type { ContactWays } from '../../domain/publicSite/pages';
import styles from './form.module.css';
import type { Sending } from './useSending';
import { Ways } from './Ways';

interface SendingStateProps {
  state: Sending;
  contact: ContactWays;
  say: Translate;
}

/** How far sending has come; where it failed, what is safe and what to do. */
export function SendingState({ state, contact, say }: SendingStateProps) {
  if (state.is === 'checking') return <p className={styles.note}>{say('publicSite.forms.checking')}</p>;
  if (state.is === 'sending') {
    return (
      <p className={styles.note}>
        {say('publicSite.forms.sending')}
        <progress aria-label={say('publicSite.forms.sending')} max={1} value={state.share} />
      </p>
    );
  }
  if (state.is === 'slowed') {
    return <p className={styles.problem}>{say('publicSite.forms.slowed', { seconds: state.seconds })}</p>;
  }
  if (state.is !== 'failed' && state.is !== 'insecure' && state.is !== 'refused') return null;
  const isMendable = state.is === 'refused' && state.errors.some(({ property }) => property !== 'captcha_token');
  const general = say(`publicSite.forms.${state.is}`);
  const told = state.is === 'refused' ? say(`error.${state.code}`, { _: general }) : general;
  return (
    <div className={styles.problem}>
      <p>
        <strong>{isMendable ? say('publicSite.forms.mend') : told}</strong>
      </p>
      <p>{say('publicSite.forms.kept')}</p>
      <Ways contact={contact} say={say} />
    </div>
  );
}
