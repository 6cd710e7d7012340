import ImportsIcon from '@mui/icons-material/UploadFileOutlined';
import { lazy } from 'react';
import type { ImportRun } from '../../domain/imports';
import { withWords } from '../../providers/pageWords';

export default {
  name: 'imports',
  list: lazy(() => withWords(['imports'], import('./ImportList')).then((module) => ({ default: module.ImportList }))),
  icon: ImportsIcon,
  recordRepresentation: (run: ImportRun) => run.file_name,
};
