import { useListContext, useTranslate } from 'react-admin';
import { formatNumber } from '../../../domain/format';
import { useLanguage } from '../../plain/language';
import { LateCode, late } from '../../plain/late';
import unseen from '../../plain/unseen.module.css';
import type { ChosenBarProps } from './ChosenBar';

const ChosenBar = late(() => import('./ChosenBar').then((module) => ({ default: module.ChosenBar })));

/** Says how many rows of the list are chosen; once some are, the bar with what can be done with them comes. */
export function BulkBar(props: Omit<ChosenBarProps, 'chosen'>) {
  const translate = useTranslate();
  const language = useLanguage();
  const { selectedIds } = useListContext();
  const isSome = selectedIds.length > 0;
  const chosen = isSome ? translate('lists.bulk.chosen', { total: formatNumber(selectedIds.length, language) }) : '';
  return (
    <>
      <span role="status" className={unseen.unseen}>
        {chosen}
      </span>
      <LateCode>{isSome && <ChosenBar {...props} chosen={chosen} />}</LateCode>
    </>
  );
}
