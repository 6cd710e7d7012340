import type { ReactNode } from 'react';
import { withWords } from '../../../providers/pageWords';
import { LateCode, late } from '../../plain/late';
import { useDocumentTitle } from '../useDocumentTitle';
import { usePhone } from '../usePhone';
import { PageHeader } from './PageHeader';

const PhoneHead = late(() =>
  withWords(['record'], import('./PhoneDetail')).then((module) => ({ default: module.PhoneHead })),
);

export interface RecordHeadProps {
  title: string;
  /** What it is known by beside its name. */
  code: string;
  state: ReactNode;
  /** Its state with what else belongs to it, where there is room. */
  about?: ReactNode | undefined;
  actions: ReactNode;
}

/** The head of a record that has one column: above it, or on phones in the top bar with its actions in one menu. */
export function RecordHead({ title, code, state, about = state, actions }: RecordHeadProps) {
  const isPhone = usePhone();
  useDocumentTitle(title);
  if (!isPhone) return <PageHeader title={title} description={about} actions={actions} />;
  return (
    <LateCode>
      <PhoneHead title={title} code={code} chips={state} actions={actions} />
    </LateCode>
  );
}
