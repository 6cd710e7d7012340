import type { FreeCode, NextCode } from '../codes';
import type { RowOutcome } from '../imports';
import type { PostCourse } from '../postFigures';
import type { CampaignCalendar } from './calendar';
import type { FoundPost, MissingPosts } from './foundPosts';
import type { ImportedPost, ImportedSow } from './importTypes';
import type { BrandOverlap } from './overlaps';
import type { CampaignReadiness } from './readiness';
import type { CampaignListSums } from './sums';
import type {
  CampaignAcceptance,
  CampaignDetail,
  CampaignListItem,
  CampaignPost,
  MetricReading,
  PostContent,
  Sow,
  SowDetail,
} from './types';
import type { CampaignStatus } from './values';

/** What the calls of campaigns answer. */
export interface CampaignAnswers {
  campaignList: CampaignListItem;
  campaignCounts: Record<CampaignStatus, number>;
  campaignSums: CampaignListSums;
  campaignCalendar: CampaignCalendar;
  campaignOverlaps: BrandOverlap[];
  campaignPostList: CampaignPost;
  campaignNextCode: NextCode;
  campaignCheckCode: FreeCode;
  campaignCreate: CampaignDetail;
  campaignUpdate: CampaignDetail;
  campaignUpdateStatus: CampaignDetail;
  campaignReadiness: CampaignReadiness;
  sowDetail: SowDetail;
  sowCreate: Sow;
  sowUpdate: Sow;
  postDetail: CampaignPost;
  postCreate: CampaignPost;
  postUpdate: CampaignPost;
  postMetrics: MetricReading;
  postCourse: PostCourse;
  postContentList: PostContent;
  postContentCreate: PostContent;
  postContentUpdate: PostContent;
  foundPostList: FoundPost;
  foundPostDecide: FoundPost;
  missingPostList: MissingPosts;
  acceptanceUpdate: CampaignAcceptance;
  otherDocUpdate: CampaignDetail;
  /** How many people it went to. */
  uploadSows: ImportedSow & RowOutcome;
  uploadCampaignPosts: ImportedPost & RowOutcome;
}
