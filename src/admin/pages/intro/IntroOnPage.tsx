import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { IntroPage } from '../../../domain/introPage/types';
import { type Fault, useFaultText } from '../../../ui/console/form/faultText';
import { RecordOutline } from '../../../ui/console/record/RecordOutline';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { IntroPlaceDialog } from './IntroPlaceDialog';
import { editInPlace, focusText, showTexts } from './inPlace';
import styles from './inPlace.module.css';
import { inputOf } from './introFields';
import { Pick } from './Pick';
import { useDrawnPage } from './useDrawnPage';

const widths = ['desktop', 'phone'] as const;

/** The ways to the places of the page. */
export interface IntroPlaces {
  goTo(name: string): void;
}

interface IntroOnPageProps {
  lang: IntroPage['lang'];
  places: RefObject<IntroPlaces | null>;
}

/** The page itself, drawn of what the form holds, and written in. It is what visitors will see. */
export function IntroOnPage({ lang, places }: IntroOnPageProps) {
  const translate = useTranslate();
  const faultText = useFaultText();
  const { setValue } = useFormContext();
  const { errors } = useFormState();
  const values = useWatch();
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  const [width, setWidth] = useState<(typeof widths)[number]>('desktop');
  const [loads, setLoads] = useState(0);
  const [opened, setOpened] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const { data, error, refetch } = useDrawnPage(lang, values);
  const labelOf = (source: string) => translate(`introPage.field.${source}`);

  useImperativeHandle(places, () => ({
    goTo(name) {
      // An entry of a list is mended in its table.
      const [source = name] = name.split('.');
      const page = frame.current?.contentDocument;
      if (!page || !focusText(page, source)) setOpened(source);
    },
  }));
  const begin = () => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    editInPlace(page, {
      inputOf,
      labelOf,
      openerOf: (source) =>
        translate(`introPage.${inputOf(source)?.is === 'list' ? 'list.edit_of' : 'picture.choose_for'}`, {
          name: labelOf(source),
        }),
      onText: (source, text) => setValue(source, text, { shouldDirty: true, shouldValidate: true }),
      onFocus: setFocused,
      onOpen: setOpened,
    });
    page.defaultView?.scrollTo({ top: scrolled.current, behavior: 'instant' });
    page.addEventListener('scroll', () => {
      scrolled.current = page.documentElement.scrollTop;
    });
    setLoads((before) => before + 1);
  };
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!page || loads === 0) return;
    showTexts(
      page,
      (source) => String(values[source] ?? ''),
      (source) => errors[source] !== undefined,
    );
  }, [values, errors, loads]);

  const fault = focused ? (errors[focused] as Fault | undefined) : undefined;
  return (
    <div className={styles.onPage}>
      <div className={styles.bar}>
        <Pick
          label={translate('introPage.width.label')}
          options={widths.map((one) => ({ value: one, text: translate(`introPage.width.${one}`) }))}
          value={width}
          onChange={setWidth}
        />
        <p className={fault ? styles.fault : styles.hint} aria-live="polite">
          {focused && fault?.message ? `${labelOf(focused)}: ${faultText(fault)}` : translate('introPage.view.hint')}
        </p>
      </div>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <RecordOutline />}
      {data && (
        <iframe
          ref={frame}
          title={translate('introPage.view.frame')}
          className={width === 'phone' ? `${styles.frame} ${styles.phone}` : styles.frame}
          srcDoc={data.html}
          onLoad={begin}
        />
      )}
      {opened && (
        <IntroPlaceDialog
          label={labelOf(opened)}
          input={inputOf(opened)}
          value={values[opened]}
          onChange={(value) => setValue(opened, value, { shouldDirty: true, shouldValidate: true })}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}
