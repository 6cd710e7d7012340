import { type FormEvent, useEffect, useRef } from 'react';
import { translatorOf } from '../../domain/locales/translator';
import formStyles from '../form/form.module.css';
import { KolsStep } from './KolsStep';
import styles from './Request.module.css';
import type { RequestWizardProps } from './requestForm';
import { Steps } from './Steps';
import { useRequest } from './useRequest';

/** Asks for a campaign in five steps, as a guest (spec 1 §2, §4 Wizards). */
export function RequestWizard(props: RequestWizardProps) {
  const { find, contact, language, words } = props;
  const say = translatorOf(words);
  const request = useRequest(props);
  const { form, kols, gone, store, fields, sending, sent, missing, at, step, tries, isAwake, later, go, next } =
    request;
  const { prepare, state } = sending;
  const isBusy = state.is === 'checking' || state.is === 'sending' || state.is === 'slowed';
  const hasTrouble = state.is === 'failed' || state.is === 'insecure' || state.is === 'slowed';
  const trouble = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLFormElement>(null);
  const shown = useRef<number | null>(null);
  const summary = { form, kols, files: store.files, cover: store.cover, language, say };

  useEffect(() => {
    if (!isAwake) return;
    // Not as the page opens: nobody has moved yet.
    if (shown.current !== null && shown.current !== at) heading.current?.focus();
    shown.current = at;
    if (step === 'review') void prepare();
  }, [isAwake, at, step, prepare]);
  useEffect(() => {
    if (tries > 0) body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  useEffect(() => {
    // After the heading or the field has taken the view there.
    if (hasTrouble) trouble.current?.scrollIntoView({ block: 'nearest' });
  }, [hasTrouble]);

  if (sent && later) {
    return (
      <>
        <p className="lead">{say('publicSite.request.sent')}</p>
        <Steps at={at} missing={[]} onGo={null} say={say} />
        <later.Done
          name={sent.form.request_name}
          code={sent.code}
          email={sent.form.customer_email}
          find={find}
          say={say}
        />
      </>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void next();
  };
  return (
    <>
      <p className="lead">{say('publicSite.request.text')}</p>
      <Steps at={at} missing={missing} onGo={isBusy ? null : go} say={say} />
      <div className={styles.columns}>
        <form ref={body} className={styles.form} noValidate onSubmit={submit}>
          <h2 ref={heading} tabIndex={-1}>
            {say(`publicSite.request.title_of.${step}`)}
          </h2>
          <p className={styles.help}>{say(`publicSite.request.help_of.${step}`)}</p>
          <fieldset className={formStyles.grid} disabled={!isAwake || isBusy}>
            <legend className={styles.unseen}>{say(`publicSite.request.step.${step}`)}</legend>
            {step === 'kols' && <KolsStep kols={kols} gone={gone} find={find} say={say} />}
            {later && step === 'campaign' && (
              <later.CampaignStep form={form} fields={fields} store={store} language={language} say={say} />
            )}
            {later && step === 'company' && (
              <later.CompanyStep fields={fields} store={store} language={language} say={say} />
            )}
            {later && step === 'review' && <later.Summary {...summary} whole />}
          </fieldset>
          <div ref={trouble} role="status">
            {later && <later.SendingState state={state} contact={contact} say={say} />}
          </div>
          <div className={styles.actions}>
            {at > 0 && (
              <button type="button" className="button quiet" disabled={isBusy} onClick={() => go(at - 1)}>
                {say('publicSite.request.back')}
              </button>
            )}
            <button type="submit" className="button" disabled={!isAwake || isBusy}>
              {say(`publicSite.request.${step === 'review' ? 'send' : 'next'}`)}
            </button>
          </div>
        </form>
        {step !== 'review' && (
          <aside className={styles.summary} aria-label={say('publicSite.request.summary')}>
            <h3>{say('publicSite.request.summary')}</h3>
            {later && <later.Summary {...summary} />}
          </aside>
        )}
      </div>
    </>
  );
}
