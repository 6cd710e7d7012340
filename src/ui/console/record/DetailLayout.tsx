import { type ReactNode, useContext } from 'react';
import { withWords } from '../../../providers/pageWords';
import { LateCode, late } from '../../plain/late';
import { usePhone } from '../usePhone';
import { CopyButton } from './CopyButton';
import styles from './DetailLayout.module.css';
import { DetailPlaceContext, type SummaryHeadProps } from './detailPlace';

const PhoneDetail = late(() =>
  withWords(['record'], import('./PhoneDetail')).then((module) => ({ default: module.PhoneDetail })),
);

interface DetailLayoutProps {
  summary: ReactNode;
  /** The summary stands across the top instead of at the left. */
  across?: boolean;
  children: ReactNode;
}

/** A record's page: the sticky summary at the left, or across the top, and its tabs; on phones its facts behind a tab. */
export function DetailLayout({ summary, across = false, children }: DetailLayoutProps) {
  const isPhone = usePhone();
  if (isPhone) {
    return (
      <div className={styles.content}>
        <LateCode>
          <PhoneDetail summary={summary}>{children}</PhoneDetail>
        </LateCode>
      </div>
    );
  }
  if (across) {
    return (
      <div className={styles.across}>
        {summary}
        <div className={styles.content}>{children}</div>
      </div>
    );
  }
  return (
    <div className={styles.layout}>
      <aside className={styles.summary}>{summary}</aside>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

/** Picture, name, code and state at the top of a summary. */
export function SummaryHead(props: SummaryHeadProps) {
  const place = useContext(DetailPlaceContext);
  if (place) return place.head(props);
  const { picture, title, code, isCopied = false, chips } = props;
  return (
    <div className={styles.head}>
      {picture}
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.line}>
        <span className={styles.code}>{code}</span>
        {isCopied && <CopyButton text={code} />}
        {chips}
      </div>
    </div>
  );
}

/** What can be done with the record; on phones in one menu. */
export function SummaryActions({ children }: { children: ReactNode }) {
  const place = useContext(DetailPlaceContext);
  return place ? place.actions(children) : children;
}
