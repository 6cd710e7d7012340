import { useListContext } from 'react-admin';
import { BulkBar } from '../list/BulkBar';
import { ExportMenu, type ExportMenuProps } from './ExportMenu';

/** Takes away what is chosen of the list. */
export function ExportChosen(props: ExportMenuProps) {
  const { selectedIds } = useListContext();
  return (
    <BulkBar>
      <ExportMenu {...props} ids={selectedIds} />
    </BulkBar>
  );
}
