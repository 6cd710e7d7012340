import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { type Identifier, useListContext, useTranslate } from 'react-admin';
import type { EndpointName } from '../../../domain/endpoints';
import { exportFormats } from '../../../domain/exportFormats';
import { sortOf } from '../../../providers/restClient';
import type { ListParams } from '../list/useListParams';
import { ExportProgress } from './ExportProgress';
import { useExport } from './useExport';

export interface ExportMenuProps {
  /** The call that answers the file. */
  endpoint: EndpointName;
  params: ListParams;
  /** What the API calls the searched field. */
  searchSource: string;
  /** Only these rows, whatever the filters leave by now. */
  ids?: readonly Identifier[];
}

/** Takes away all that the list's filters leave, or what is chosen of it, as Excel or CSV. */
export function ExportMenu({ endpoint, params, searchSource, ids }: ExportMenuProps) {
  const translate = useTranslate();
  const { total } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const query = {
    ...(ids ? { ids } : { ...params.filters, [searchSource]: params.search }),
    sort: params.sort && sortOf(params.sort.field, params.sort.order),
  };
  const { arrived, start, stop } = useExport(endpoint, query);
  if (arrived) return <ExportProgress arrived={arrived} onStop={stop} />;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        disabled={!ids && !total}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate(ids ? 'lists.export.chosen' : 'lists.export.label')}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        // What is chosen is taken away at the foot of the page.
        anchorOrigin={{ vertical: ids ? 'top' : 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: ids ? 'bottom' : 'top', horizontal: 'right' }}
      >
        {exportFormats.map((format) => (
          <MenuItem
            key={format}
            onClick={() => {
              setAnchor(null);
              void start(format);
            }}
          >
            {translate(`lists.export.as.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
