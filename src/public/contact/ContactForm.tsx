import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { BuiltInLanguage } from '../../domain/languages/rules';
import type { Catalogue } from '../../domain/locales/catalogue';
import { translatorOf } from '../../domain/locales/translator';
import { answeredWithin } from '../../domain/publicSite/answeredWithin';
import type { ContactWays } from '../../domain/publicSite/pages';
import { Field } from '../form/Field';
import formStyles from '../form/form.module.css';
import { type Fault, post } from '../form/post';
import { SendingState } from '../form/SendingState';
import { useCheck } from '../form/useCheck';
import { useDraft } from '../form/useDraft';
import { useFields } from '../form/useFields';
import { useSending } from '../form/useSending';
import styles from './Contact.module.css';
import { type ContactFields, emptyContact } from './contactFields';

interface ContactFormProps {
  calls: { contact: string; captcha: string };
  contact: ContactWays;
  language: BuiltInLanguage;
  words: Catalogue;
}

const load = () => import('./check');

/** Takes a message to us; what was typed is kept on the device until it has arrived. */
export function ContactForm({ calls, contact, language, words }: ContactFormProps) {
  const say = translatorOf(words);
  const { draft, isAwake, change, drop } = useDraft('contact-draft', emptyContact, language);
  const { form } = draft;
  const check = useCheck(load);
  const [refused, setRefused] = useState<readonly Fault[]>([]);
  const [sent, setSent] = useState<ContactFields | null>(null);
  const [tries, setTries] = useState(0);
  const body = useRef<HTMLFormElement>(null);
  const done = useRef<HTMLHeadingElement>(null);
  const edit = (next: ContactFields) => {
    setRefused([]);
    change({ form: next, language, at: 0 });
  };
  const { bind, tell } = useFields(form, edit, [...(check?.faultsOf(form) ?? []), ...refused], words);
  const mend = () => {
    tell(Object.keys(emptyContact));
    setTries((now) => now + 1);
  };
  const { state, start, reset, lose } = useSending(
    calls.captcha,
    async (captcha_token) => {
      const { inputOf } = await load();
      return post({ address: calls.contact, body: { ...inputOf(form), captcha_token }, language });
    },
    (ended) => {
      if (ended.is === 'done') {
        setSent(form);
        drop();
      }
      if (ended.is !== 'refused') return;
      setRefused(ended.errors);
      mend();
    },
  );
  useEffect(() => {
    if (tries > 0) body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  useEffect(() => {
    if (sent) done.current?.focus();
  }, [sent]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const rules = await load().catch(() => null);
    if (!rules) lose();
    else if (rules.faultsOf(form).length > 0) mend();
    else await start();
  };
  if (sent) {
    return (
      <div className={styles.done}>
        <h2 ref={done} tabIndex={-1}>
          {say('publicSite.contact.done', { name: sent.name })}
        </h2>
        <p>{say('publicSite.contact.next', { email: sent.email, within: answeredWithin(say) })}</p>
      </div>
    );
  }
  const isBusy = state.is === 'checking' || state.is === 'sending' || state.is === 'slowed';
  const label = (name: string) => say(`publicSite.contact.field.${name}`);
  const [name, email, about] = [bind('name'), bind('email'), bind('requirement')];
  const [position, company] = [bind('position'), bind('company')];
  return (
    <form ref={body} className={styles.form} noValidate onSubmit={submit} onInput={reset}>
      <fieldset className={formStyles.grid} disabled={!isAwake || isBusy}>
        <legend className={styles.unseen}>{say('publicSite.contact.about')}</legend>
        <Field {...name} label={label('name')} half input={{ ...name.input, autoComplete: 'name' }} />
        <Field
          {...email}
          label={label('email')}
          half
          input={{ ...email.input, inputMode: 'email', autoComplete: 'email' }}
        />
        <Field
          {...position}
          label={label('position')}
          half
          input={{ ...position.input, autoComplete: 'organization-title' }}
        />
        <Field {...company} label={label('company')} half input={{ ...company.input, autoComplete: 'organization' }} />
        <Field
          {...about}
          label={label('requirement')}
          help={say('publicSite.contact.requirement_help')}
          input={{ ...about.input, rows: 6 }}
        />
      </fieldset>
      <div role="status">
        <SendingState state={state} contact={contact} say={say} />
      </div>
      <button type="submit" className="button" disabled={!isAwake || isBusy}>
        {say('publicSite.contact.send')}
      </button>
    </form>
  );
}
