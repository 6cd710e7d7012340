import TrashIcon from '@mui/icons-material/DeleteOutlined';
import { lazy } from 'react';
import type { TrashItem } from '../../domain/trash/types';
import { withWords } from '../../providers/pageWords';

export default {
  name: 'trash',
  list: lazy(() => withWords(['trash'], import('./TrashList')).then((module) => ({ default: module.TrashList }))),
  icon: TrashIcon,
  recordRepresentation: (item: TrashItem) => item.name,
};
