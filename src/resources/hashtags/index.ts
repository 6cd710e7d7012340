import TagIcon from '@mui/icons-material/TagOutlined';
import { lazy } from 'react';
import type { HashtagSetting } from '../../domain/hashtags/types';
import { withWords } from '../../providers/pageWords';

export default {
  name: 'hashtags',
  list: lazy(() =>
    withWords(['hashtags'], import('./setting/HashtagList')).then((module) => ({ default: module.HashtagList })),
  ),
  search: lazy(() =>
    withWords(['hashtags'], import('./search/HashtagSearch')).then((module) => ({ default: module.HashtagSearch })),
  ),
  icon: TagIcon,
  recordRepresentation: ({ tag }: HashtagSetting) => `#${tag}`,
};
