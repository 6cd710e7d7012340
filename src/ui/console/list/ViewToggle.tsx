import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import GridViewIcon from '@mui/icons-material/GridViewOutlined';
import ViewKanbanIcon from '@mui/icons-material/ViewKanbanOutlined';
import ViewListIcon from '@mui/icons-material/ViewListOutlined';
import { useTranslate } from 'react-admin';
import styles from './ViewToggle.module.css';

type View = 'list' | 'grid' | 'board' | 'calendar';

const icons: Record<View, typeof ViewListIcon> = {
  list: ViewListIcon,
  grid: GridViewIcon,
  board: ViewKanbanIcon,
  calendar: CalendarIcon,
};

interface ViewToggleProps<V extends View> {
  /** The ways this list can be shown. */
  views: readonly V[];
  view: V;
  onChange: (view: V) => void;
}

/** Rows, cards, a board or a calendar. */
export function ViewToggle<V extends View>({ views, view: chosen, onChange }: ViewToggleProps<V>) {
  const translate = useTranslate();
  return (
    <fieldset className={styles.toggle} aria-label={translate('lists.view.label')}>
      {views.map((view) => {
        const Icon = icons[view as View];
        const label = translate(`lists.view.${view}`);
        return (
          <button
            key={view}
            type="button"
            className={styles.view}
            title={label}
            aria-label={label}
            aria-pressed={view === chosen}
            onClick={() => view !== chosen && onChange(view)}
          >
            <Icon sx={{ fontSize: 18 }} />
          </button>
        );
      })}
    </fieldset>
  );
}
