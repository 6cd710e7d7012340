import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import { useContext, useRef } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { formatNumber } from '../../../domain/format';
import { useLanguage } from '../../plain/language';
import { FillsWindow } from './fillsWindow';
import styles from './Pager.module.css';
import { fittingSize, useUsualSize } from './usualSize';

interface PagerProps {
  /** How many at a time may be chosen, each with its words. */
  sizes?: readonly { value: number; label: string }[];
  /** i18n key of what there are so many of. */
  label?: string;
}

const usual = [10, 20, 50, 100].map((value) => ({ value, label: String(value) }));

/** Which rows of how many, the way to the next ones, and how many at a time. */
export function Pager({ sizes = usual, label = 'common.rows' }: PagerProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { page, perPage, total, data, meta, setPage, setPerPage, isPlaceholderData } = useListContext();
  const usualSize = useUsualSize();
  const isWhole = useContext(FillsWindow);
  // Until the rows asked for are there, which may be never, the range is that of the rows in view.
  const inView = useRef({ page, perPage });
  if (!isPlaceholderData) inView.current = { page, perPage };
  if (total === undefined || total === 0) return null;
  const before = (inView.current.page - 1) * inView.current.perPage;
  const from = Math.min(before + 1, total);
  const to = Math.min(before + (data?.length ?? 0), total);
  const number = (value: number) => formatNumber(value, language);
  const isKept = sizes === usual;
  const fitting = isKept && isWhole ? fittingSize() : null;
  const fits = fitting !== null && usualSize.fits && perPage === fitting;
  const isUsual = fits || sizes.some(({ value }) => value === perPage);
  const odd = { value: perPage, label: String(perPage) };
  const choices = isUsual ? sizes : [...sizes, odd].sort((a, b) => a.value - b.value);
  const choose = (chosen: string) => {
    const isFitting = chosen === 'fitting' && fitting !== null;
    const size = isFitting ? fitting : Number(chosen);
    if (isKept) usualSize.keep(isFitting ? 'fitting' : size);
    setPerPage(size);
  };
  return (
    <nav className={styles.pager} aria-label={translate('common.pages')}>
      <label className={styles.size}>
        <span>{translate(label)}</span>
        <select value={fits ? 'fitting' : perPage} onChange={(event) => choose(event.target.value)}>
          {fitting !== null && <option value="fitting">{translate('lists.fitting', { count: fitting })}</option>}
          {choices.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <span className={styles.range}>
        {number(from)}–{number(to)} / {meta?.estimated && '~'}
        {number(total)}
      </span>
      <IconButton
        size="small"
        disabled={page <= 1}
        aria-label={translate('ra.navigation.previous')}
        onClick={() => setPage(page - 1)}
      >
        <ChevronLeftIcon sx={{ fontSize: 18 }} />
      </IconButton>
      <IconButton
        size="small"
        disabled={page * perPage >= total}
        aria-label={translate('ra.navigation.next')}
        onClick={() => setPage(page + 1)}
      >
        <ChevronRightIcon sx={{ fontSize: 18 }} />
      </IconButton>
    </nav>
  );
}
