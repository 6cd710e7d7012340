import { type KeyboardEvent, useContext, useEffect, useEffectEvent, useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatNumber } from '../../../domain/format';
import { useLanguage } from '../../plain/language';
import { pressed } from '../keys/pressed';
import { DetailPlaceContext } from './detailPlace';
import styles from './Tabs.module.css';
import type { Tab } from './tab';

export type { Tab } from './tab';

interface TabsProps {
  tabs: Tab[];
  /** Address parameter that names the open tab; absent = the usual one. */
  param?: string;
  /** The tab that opens by itself; the first where nothing is said. */
  usual?: string | undefined;
  /** Parameters that belong to one tab and go when another is opened. */
  forget?: readonly string[];
  /** Each tab opened by hand is a step the browser's back button returns from. */
  steps?: boolean;
}

const listParameters = ['page', 'search', 'sort'] as const;

/** Tabs with counts; the open one is kept in the address. */
export function Tabs({ tabs: given, param = 'tab', usual, forget = listParameters, steps = false }: TabsProps) {
  const id = useId();
  const place = useContext(DetailPlaceContext);
  const tabs = place ? place.tabs(given) : given;
  const language = useLanguage();
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get(param) ?? usual;
  const open = tabs.find((tab) => tab.key === named) ?? tabs[0];

  const openId = open && `${id}${open.key}`;
  // A bar that does not fit shows the tab that is open, without moving the page.
  const onOpened = useEffectEvent((button: HTMLElement) => {
    const bar = button.parentElement;
    bar?.scrollTo({ left: button.offsetLeft - 32 });
    if (bar) place?.onOpened(bar);
  });
  useEffect(() => {
    const button = openId && document.getElementById(openId);
    if (button) onOpened(button);
  }, [openId]);

  const show = (key: string, replace = !steps) =>
    setParameters(
      (previous) => {
        const draft = new URLSearchParams(previous);
        for (const name of forget) draft.delete(name);
        draft.set(param, key);
        return draft;
      },
      { replace },
    );

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = pressed(event, { next_tab: 1, previous_tab: -1 });
    if (!step || !open) return;
    const next = tabs[(tabs.indexOf(open) + step + tabs.length) % tabs.length];
    if (!next) return;
    show(next.key, true);
    document.getElementById(`${id}${next.key}`)?.focus();
  };

  if (!open) return null;
  return (
    <div className={styles.tabs}>
      <div role="tablist" className={place ? `${styles.bar} ${place.barClass}` : styles.bar} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            id={`${id}${tab.key}`}
            type="button"
            role="tab"
            aria-selected={tab === open}
            aria-controls={`${id}panel`}
            tabIndex={tab === open ? 0 : -1}
            className={styles.tab}
            onClick={() => {
              if (tab !== open) show(tab.key);
            }}
          >
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{formatNumber(tab.count, language)}</span>}
            {tab.waiting && (
              <span className={styles.waiting} role="img" aria-label={tab.waiting.label} title={tab.waiting.label}>
                +{formatNumber(tab.waiting.count, language)}
              </span>
            )}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${open.key}`} className={styles.panel}>
        <DetailPlaceContext value={null}>{open.content}</DetailPlaceContext>
      </div>
    </div>
  );
}
