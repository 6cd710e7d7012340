import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { comparedQuery, mayCompare } from '../../domain/kols/compare';
import { pathTo } from '../../domain/routes';
import { ExportMenu, type ExportMenuProps } from '../../ui/console/export/ExportMenu';
import { BulkBar } from '../../ui/console/list/BulkBar';

/** What can be done with the KOLs chosen of the list: two to four stand side by side, any number goes into a file. */
export function ChosenKols({ exported }: { exported: ExportMenuProps | null }) {
  const translate = useTranslate();
  const { selectedIds } = useListContext();
  const title = mayCompare(selectedIds) ? undefined : translate('kols.score.compare_at_most');
  return (
    <BulkBar>
      <span title={title}>
        <Button
          component={Link}
          to={`${pathTo('kolCompare')}?${comparedQuery(selectedIds.map(String))}`}
          disabled={!mayCompare(selectedIds)}
        >
          {translate('kols.score.compare')}
        </Button>
      </span>
      {exported && <ExportMenu {...exported} ids={selectedIds} />}
    </BulkBar>
  );
}
