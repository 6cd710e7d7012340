import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { mayOpen, pathTo } from '../../domain/routes';
import { useAccess } from '../../ui/console/access/useAccess';

/** Where a workbook is taken in; campaigns, whose SOWs and posts are, are open to whoever may import these. */
const places = [
  ['kolUpload', 'page.kol_upload'],
  ['customerUpload', 'page.customer_upload'],
  ['brandUpload', 'page.brand_upload'],
  ['userUpload', 'page.user_upload'],
  ['campaignsInProgress', 'imports.open_campaigns'],
] as const;

/** To the first page where the user may import something. */
export function FirstImport() {
  const translate = useTranslate();
  const access = useAccess();
  const place = places.find(([route]) => mayOpen(route, access));
  if (!place) return null;
  const [route, label] = place;
  return (
    <Button variant="contained" disableElevation component={Link} to={pathTo(route)}>
      {translate(label)}
    </Button>
  );
}
