import type { InputsOf } from '../input';
import { entriesQuery } from '../lists';
import { idParams } from '../lookups';
import type { campaignAttachmentEndpoints } from './attachmentEndpoints';
import { acceptanceSchema, otherDocSchema } from './attachmentSchema';
import { calendarQuery } from './calendar';
import type { campaignEndpoints } from './endpoints';
import {
  campaignCodeQuery,
  campaignRemovalSchema,
  campaignSchema,
  campaignStatusSchema,
  campaignUpdateSchema,
} from './formSchema';
import type { foundPostEndpoints } from './foundPostEndpoints';
import { foundDecisionSchema, foundPostParams, foundPostsQuery } from './foundPostSchema';
import type { campaignListEndpoints } from './listEndpoints';
import { overlapsQuery } from './overlaps';
import type { postContentEndpoints } from './postContentEndpoints';
import { postContentChangesSchema, postContentListQuery, postContentSchema } from './postContentSchema';
import type { postEndpoints } from './postEndpoints';
import type { postListEndpoints } from './postListEndpoints';
import { campaignDetailQuery, postListQuery } from './postListSchema';
import { postChangesSchema, postSchema } from './postSchema';
import { campaignCountsQuery, campaignListQuery, templateSchema, uploadSchema } from './schema';
import type { sowEndpoints } from './sowEndpoints';
import { newSowSchema, sowChangesSchema } from './sowSchema';
import type { campaignWriteEndpoints } from './writeEndpoints';

/** What the calls of campaigns are sent. */
export const campaignInputs = {
  acceptanceUpdate: { body: acceptanceSchema },
  acceptanceDelete: { params: idParams },
  otherDocUpdate: { body: otherDocSchema },
  campaignList: { query: campaignListQuery },
  campaignDetail: { params: idParams, query: campaignDetailQuery },
  templateSows: { body: templateSchema },
  templateCampaignPosts: { body: templateSchema },
  uploadSows: { body: uploadSchema },
  uploadCampaignPosts: { body: uploadSchema },
  campaignCounts: { query: campaignCountsQuery },
  campaignSums: { query: campaignCountsQuery },
  campaignCalendar: { query: calendarQuery },
  campaignOverlaps: { query: overlapsQuery },
  postContentList: { params: idParams, query: postContentListQuery },
  postContentCreate: { params: idParams, body: postContentSchema },
  postContentUpdate: { params: idParams, body: postContentChangesSchema },
  postContentDelete: { params: idParams },
  postDetail: { params: idParams },
  postCreate: { params: idParams, body: postSchema },
  postUpdate: { params: idParams, body: postChangesSchema },
  postDelete: { params: idParams },
  postMetrics: { params: idParams, query: entriesQuery },
  postCourse: { params: idParams },
  campaignPostList: { params: idParams, query: postListQuery },
  sowDetail: { params: idParams },
  sowCreate: { params: idParams, body: newSowSchema },
  sowUpdate: { params: idParams, body: sowChangesSchema },
  sowDelete: { params: idParams },
  foundPostList: { params: idParams, query: foundPostsQuery },
  foundPostDecide: { params: foundPostParams, body: foundDecisionSchema },
  missingPostList: { params: idParams },
  campaignCheckCode: { query: campaignCodeQuery },
  campaignCreate: { body: campaignSchema },
  campaignUpdate: { params: idParams, body: campaignUpdateSchema },
  campaignUpdateStatus: { params: idParams, body: campaignStatusSchema },
  campaignReadiness: { params: idParams },
  campaignDelete: { params: idParams, body: campaignRemovalSchema },
} satisfies InputsOf<
  typeof campaignAttachmentEndpoints &
    typeof campaignEndpoints &
    typeof campaignListEndpoints &
    typeof foundPostEndpoints &
    typeof postContentEndpoints &
    typeof postEndpoints &
    typeof postListEndpoints &
    typeof sowEndpoints &
    typeof campaignWriteEndpoints
>;
