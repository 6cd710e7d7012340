import AddIcon from '@mui/icons-material/Add';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { mayOpen, pathTo } from '../../domain/routes';
import type { UserRow } from '../../domain/users/types';
import { useAccess } from '../../ui/console/access/useAccess';
import { ListFrame } from '../../ui/console/list/ListFrame';
import { ListHeader } from '../../ui/console/list/ListHeader';
import { ListTable } from '../../ui/console/list/ListTable';
import { NothingHere } from '../../ui/console/list/NothingHere';
import { useListParams } from '../../ui/console/list/useListParams';
import { UserFilters, userFilterNames } from './UserFilters';
import { userColumns } from './userColumns';

/** Everybody who may sign in (spec 1 §2 /users). */
export function UserList() {
  const translate = useTranslate();
  const params = useListParams(userFilterNames);
  const access = useAccess();
  return (
    <ListFrame resource="users" params={params}>
      <ListHeader
        title={translate('page.users')}
        actions={
          <>
            {mayOpen('userUpload', access) && (
              <Button variant="outlined" startIcon={<UploadIcon />} component={Link} to={pathTo('userUpload')}>
                {translate('users.upload.action')}
              </Button>
            )}
            {mayOpen('userCreate', access) && (
              <Button variant="contained" startIcon={<AddIcon />} component={Link} to={pathTo('userCreate')}>
                {translate('users.add.action')}
              </Button>
            )}
          </>
        }
      />
      <UserFilters params={params} />
      <ListTable<UserRow>
        columns={userColumns}
        label="page.users"
        {...(mayOpen('userView', access) ? { rowHref: ({ id }) => pathTo('userView', { id }) } : {})}
        empty={<NothingHere params={params} title={translate('users.empty')} />}
      />
    </ListFrame>
  );
}
