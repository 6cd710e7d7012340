import MoreIcon from '@mui/icons-material/MoreVert';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { IconButton } from '../../plain/IconButton';
import { DetailPlaceContext, recordSlots, type SummaryHeadProps } from './detailPlace';
import styles from './PhoneDetail.module.css';
import type { Tab } from './tab';
import { useClosing } from './useClosing';

interface PhoneHeadProps extends SummaryHeadProps {
  actions: ReactNode;
}

/** Head and menu in the top bar, for a record without tabs. */
export function PhoneHead({ actions, ...head }: PhoneHeadProps) {
  return (
    <>
      <Head {...head} />
      <Actions>{actions}</Actions>
    </>
  );
}

interface PhoneDetailProps {
  summary: ReactNode;
  children: ReactNode;
}

const information = 'information';

/** A record's page on a phone: head and menu in the top bar, tabs that stick beneath it, the facts behind one of them. */
export function PhoneDetail({ summary, children }: PhoneDetailProps) {
  const translate = useTranslate();
  // The summary is drawn once, wherever it is seen: its head and its dialogs stay while another tab is open.
  const [box] = useState(() => document.createElement('div'));
  const label = translate('record.information');
  const place = useMemo(() => {
    const facts = <Facts key={information} box={box} />;
    return {
      head: (props: SummaryHeadProps) => <Head {...props} />,
      actions: (actions: ReactNode) => <Actions>{actions}</Actions>,
      tabs: (tabs: Tab[]) => withFacts(tabs, facts, label),
      barClass: styles.bar,
      onOpened: showFromTop,
    };
  }, [box, label]);
  return (
    <DetailPlaceContext value={place}>
      {createPortal(summary, box)}
      {children}
    </DetailPlaceContext>
  );
}

/** The facts before what a tab of that name says already, or behind a tab of their own after the first. */
function withFacts(tabs: Tab[], facts: ReactNode, label: string): Tab[] {
  const withBoth = (content: ReactNode) => (
    <>
      {facts}
      {content}
    </>
  );
  if (tabs.some(({ key }) => key === information))
    return tabs.map((tab) => (tab.key === information ? { ...tab, content: withBoth(tab.content) } : tab));
  return [...tabs.slice(0, 1), { key: information, label, content: facts }, ...tabs.slice(1)];
}

/** Another tab begins where it begins, however far down the one before was read. */
function showFromTop(bar: HTMLElement): void {
  const above = (bar.parentElement?.getBoundingClientRect().top ?? 0) - bar.getBoundingClientRect().top;
  if (above < 0) bar.closest('main')?.scrollBy(0, above);
}

function Facts({ box }: { box: HTMLElement }) {
  return (
    <div
      className={styles.facts}
      ref={(place) => {
        place?.append(box);
      }}
    />
  );
}

function useSlot(id: string): HTMLElement | null {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setSlot(document.getElementById(id)), [id]);
  return slot;
}

function Head({ title, code, chips }: SummaryHeadProps) {
  const slot = useSlot(recordSlots.head);
  return (
    slot &&
    createPortal(
      <>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.line}>
          <span className={styles.code}>{code}</span>
          {chips}
        </div>
      </>,
      slot,
    )
  );
}

/** One menu of what can be done; it stays mounted while closed, as its buttons' dialogs are parts of them. */
function Actions({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const slot = useSlot(recordSlots.menu);
  const { isOpen, toggle, menu } = useClosing();
  return (
    slot &&
    createPortal(
      <div className={styles.menu} ref={menu}>
        <IconButton label={translate('record.actions')} aria-expanded={isOpen} onClick={toggle}>
          <MoreIcon />
        </IconButton>
        <div className={styles.panel} hidden={!isOpen}>
          {children}
        </div>
      </div>,
      slot,
    )
  );
}
