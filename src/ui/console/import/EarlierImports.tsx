import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { mayOpen, pathTo } from '../../../domain/routes';
import { useAccess } from '../access/useAccess';

/** To the page of imports, where each can be taken back, for who may open it. */
export function EarlierImports() {
  const translate = useTranslate();
  if (!mayOpen('imports', useAccess())) return null;
  return (
    <Box>
      <MuiLink component={Link} to={pathTo('imports')} sx={{ fontSize: 13 }}>
        {translate('import.earlier')}
      </MuiLink>
    </Box>
  );
}
