import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { EndpointName } from '../../../domain/endpoints';
import { exportFormats } from '../../../domain/lists';
import { sortOf } from '../../../providers/restClient';
import type { ListParams } from '../list/useListParams';
import { ExportProgress } from './ExportProgress';
import { useExport } from './useExport';

interface ExportMenuProps {
  /** The call that answers the file. */
  endpoint: EndpointName;
  params: ListParams;
  /** What the API calls the searched field. */
  searchSource: string;
}

/** Takes away all that the list's filters leave, as Excel or CSV. */
export function ExportMenu({ endpoint, params, searchSource }: ExportMenuProps) {
  const translate = useTranslate();
  const { total } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const query = {
    ...params.filters,
    [searchSource]: params.search,
    sort: params.sort && sortOf(params.sort.field, params.sort.order),
  };
  const { arrived, start, stop } = useExport(endpoint, query);
  if (arrived) return <ExportProgress arrived={arrived} onStop={stop} />;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        disabled={!total}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('lists.export.label')}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
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
