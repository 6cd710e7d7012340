import ImportsIcon from '@mui/icons-material/UploadFileOutlined';
import type { ImportRun } from '../../domain/imports';
import { withWords } from '../../providers/pageWords';
import { late } from '../../ui/plain/late';

export default {
  name: 'imports',
  list: late(() =>
    withWords(['import', 'imports'], import('./ImportList')).then((module) => ({ default: module.ImportList })),
  ),
  icon: ImportsIcon,
  recordRepresentation: (run: ImportRun) => run.file_name,
};
