import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useEffect, useRef, useState } from 'react';
import { useNotify, useSavedQueries, useTranslate } from 'react-admin';
import type { ListParams } from '../list/useListParams';
import { useNotifyUndo } from '../useNotifyUndo';
import { useColumnSwitches } from './chosenColumns';
import { SaveView } from './SaveView';
import { isOpenView, placeOfView, queryOfView, type SavedView, viewsOf, withView } from './savedViews';
import styles from './views.module.css';

interface SavedViewsProps {
  /** Under which name they are kept. */
  list: string;
  params: ListParams;
}

/** Filters, order and columns under a name, to come back to; kept for the person on this device. */
export function SavedViews({ list, params }: SavedViewsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyUndo = useNotifyUndo();
  const [queries, setQueries] = useSavedQueries(list);
  const [columns, setColumns] = useColumnSwitches(list);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const views = viewsOf(queries);
  const latest = useRef(views);
  useEffect(() => {
    latest.current = views;
  });
  const keep = (kept: SavedView[]) => setQueries(kept.map(queryOfView));
  const title = translate('lists.views.label');
  const current = views.find((view) => isOpenView(view, params));
  const narrowed = Object.keys(params.filters).length > 0 || params.search !== '' || params.sort !== undefined;
  const save = (name: string) => {
    const { search, filters, sort = null } = params;
    keep(withView(views, { name, search, filters, sort, columns }));
    setAnchor(null);
    notify(translate('lists.views.saved', { name }), { type: 'success' });
  };
  const remove = (view: SavedView) => {
    keep(views.filter((other) => other !== view));
    notifyUndo(translate('lists.views.deleted', { name: view.name }), async () => {
      keep(latest.current.toSpliced(views.indexOf(view), 0, view));
      return translate('lists.views.saved', { name: view.name });
    });
  };
  const open = (view: SavedView) => {
    params.change(placeOfView(view, params));
    setColumns(view.columns);
    setAnchor(null);
  };
  return (
    <>
      <button
        type="button"
        className={current ? `${styles.opener} ${styles.some}` : styles.opener}
        title={current ? title : undefined}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <BookmarkIcon sx={{ fontSize: 16 }} />
        <span className={styles.name}>{current?.name ?? title}</span>
      </button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': title, className: styles.paper ?? '', sx: { mt: 1 } } }}
      >
        <h3 className={styles.heading}>{title}</h3>
        {views.length === 0 && <p className={styles.none}>{translate('lists.views.empty')}</p>}
        <ul className={styles.views}>
          {views.map((view) => (
            <li key={view.name}>
              <button
                type="button"
                className={styles.view}
                aria-current={view === current ? 'true' : undefined}
                onClick={() => open(view)}
              >
                {view.name}
              </button>
              <IconButton
                size="small"
                aria-label={translate('lists.views.delete', { name: view.name })}
                onClick={() => remove(view)}
              >
                <DeleteIcon sx={{ fontSize: 16 }} />
              </IconButton>
            </li>
          ))}
        </ul>
        <SaveView disabled={!narrowed} usedNames={views.map(({ name }) => name)} onSave={save} />
      </Popover>
    </>
  );
}
