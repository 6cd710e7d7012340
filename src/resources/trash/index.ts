import TrashIcon from '@mui/icons-material/DeleteOutlined';
import type { TrashItem } from '../../domain/trash/types';
import { withWords } from '../../providers/pageWords';
import { late } from '../../ui/plain/late';

export default {
  name: 'trash',
  list: late(() => withWords(['trash'], import('./TrashList')).then((module) => ({ default: module.TrashList }))),
  icon: TrashIcon,
  recordRepresentation: (item: TrashItem) => item.name,
};
