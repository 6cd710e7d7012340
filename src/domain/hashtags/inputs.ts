import * as yup from 'yup';
import type { InputsOf } from '../input';
import { idParams } from '../lookups';
import { id } from '../validation';
import type { hashtagEndpoints } from './endpoints';
import {
  brandHashtagsQuery,
  classifySchema,
  hashtagCategoriesQuery,
  hashtagCategorySchema,
  hashtagPostsQuery,
  hashtagSearchQuery,
  hashtagSettingsQuery,
  kolBrandsQuery,
  suggestionsQuery,
} from './schema';

/** What the calls of hashtags are sent. */
export const hashtagInputs = {
  kolBrandsFilter: { query: kolBrandsQuery },
  hashtagSearch: { query: hashtagSearchQuery },
  hashtagPosts: { query: hashtagPostsQuery },
  hashtagSettings: { query: hashtagSettingsQuery },
  hashtagClassify: { body: classifySchema },
  hashtagSuggestions: { query: suggestionsQuery },
  brandHashtags: { params: yup.object({ brandId: id().required() }), query: brandHashtagsQuery },
  hashtagCategories: { query: hashtagCategoriesQuery },
  hashtagCategoryCreate: { body: hashtagCategorySchema },
  hashtagCategoryUpdate: { params: idParams, body: hashtagCategorySchema },
  hashtagCategoryDelete: { params: idParams },
  campaignHashtags: { params: yup.object({ campaignId: id().required() }) },
} satisfies InputsOf<typeof hashtagEndpoints>;
