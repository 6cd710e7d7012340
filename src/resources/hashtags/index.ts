import TagIcon from '@mui/icons-material/TagOutlined';
import type { HashtagSetting } from '../../domain/hashtags/types';
import { withWords } from '../../providers/pageWords';
import { late } from '../../ui/plain/late';

export default {
  name: 'hashtags',
  list: late(() =>
    withWords(['hashtags'], import('./setting/HashtagList')).then((module) => ({ default: module.HashtagList })),
  ),
  search: late(() =>
    withWords(['hashtags'], import('./search/HashtagSearch')).then((module) => ({ default: module.HashtagSearch })),
  ),
  icon: TagIcon,
  recordRepresentation: ({ tag }: HashtagSetting) => `#${tag}`,
};
