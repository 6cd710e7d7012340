import type {
  CampaignHashtags,
  HashtagCategory,
  HashtagPost,
  HashtagSearch,
  HashtagSetting,
  HashtagSuggestion,
  KolBrands,
} from './types';

/** What the calls of hashtags answer. */
export interface HashtagAnswers {
  kolBrandsFilter: KolBrands;
  hashtagSearch: HashtagSearch;
  hashtagPosts: HashtagPost;
  hashtagSettings: HashtagSetting;
  hashtagClassify: { hashtags: HashtagSetting[] };
  hashtagSuggestions: HashtagSuggestion;
  brandHashtags: HashtagSetting;
  hashtagCategories: HashtagCategory;
  hashtagCategoryCreate: HashtagCategory;
  hashtagCategoryUpdate: HashtagCategory;
  campaignHashtags: CampaignHashtags;
}
