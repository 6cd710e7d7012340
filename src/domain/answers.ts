import type { AnalyticsAnswers } from './analytics/answers';
import type { AuditAnswers } from './audit/answers';
import type { AuthAnswers } from './auth/answers';
import type { BrandAnswers } from './brands/answers';
import type { CampaignAnswers } from './campaigns/answers';
import type { PostSums } from './campaigns/postListSchema';
import type { CaptchaAnswers } from './captcha/answers';
import type { ClientErrorAnswers } from './clientErrors/answers';
import type { CollectOrderAnswers } from './collectOrders/answers';
import type { ContactAnswers } from './contacts/answers';
import type { CustomerAnswers } from './customers/answers';
import type { EndpointName, endpoints } from './endpoints';
import type { FieldError } from './errors';
import type { EvaluationAnswers } from './evaluations/answers';
import type { HashtagAnswers } from './hashtags/answers';
import type { HealthAnswers } from './health/answers';
import type { ImportProgress, ImportResult, ImportRun } from './imports';
import type { IntroPageAnswers } from './introPage/answers';
import type { JobAnswers } from './jobs/answers';
import type { KolAnswers } from './kols/answers';
import type { LanguageAnswers } from './languages/answers';
import type { Page } from './lists';
import type { MediaAnswers } from './media/answers';
import type { NotificationAnswers } from './notifications/answers';
import type { ReportLinkAnswers } from './reportLinks/answers';
import type { ReportMailAnswers } from './reportMails/answers';
import type { ReportSnapshotAnswers } from './reportSnapshots/answers';
import type { ReportAnswers } from './reports/answers';
import type { RepresentativeAnswers } from './representatives/answers';
import type { RequestAnswers } from './requests/answers';
import type { RoleAnswers } from './roles/answers';
import type { SearchAnswers } from './search/answers';
import type { SettingAnswers } from './settings/answers';
import type { ShortenerAnswers } from './shorteners/answers';
import type { SocialAnswers } from './social/answers';
import type { TodayAnswers } from './today/answers';
import type { TranslationAnswers } from './translations/answers';
import type { TrashAnswers } from './trash/answers';
import type { UserAnswers } from './users/answers';
import type { VersionAnswers } from './versions/answers';

interface ImportAnswers {
  importProgress: ImportProgress | null;
  imports: ImportRun;
  /** `held`: records whose old values wait for approval. */
  importUndo: { id: string; held: number };
}

/**
 * What each call that answers JSON answers: the thing itself, an entry of a list, a row of an import. The envelope
 * around it is said by `answer` in the table of calls (CONTRACT.md §1). Handlers must return it, and the OpenAPI
 * document is made from it: `npm run api:dump` after a change.
 */
export interface Answers
  extends AnalyticsAnswers,
    AuditAnswers,
    AuthAnswers,
    BrandAnswers,
    CampaignAnswers,
    CaptchaAnswers,
    ClientErrorAnswers,
    CollectOrderAnswers,
    ContactAnswers,
    CustomerAnswers,
    EvaluationAnswers,
    HashtagAnswers,
    IntroPageAnswers,
    HealthAnswers,
    JobAnswers,
    KolAnswers,
    LanguageAnswers,
    MediaAnswers,
    NotificationAnswers,
    ReportAnswers,
    ReportSnapshotAnswers,
    ReportLinkAnswers,
    ReportMailAnswers,
    RepresentativeAnswers,
    RequestAnswers,
    RoleAnswers,
    SearchAnswers,
    SettingAnswers,
    ShortenerAnswers,
    SocialAnswers,
    TodayAnswers,
    TranslationAnswers,
    TrashAnswers,
    VersionAnswers,
    UserAnswers,
    ImportAnswers {}

/** What stands beside `data` where the envelope has more than others of its kind. */
export interface Beside {
  campaignPostList: { sums: PostSums };
  notificationList: { unread: number };
}

/** What `npm run api:dump` makes schemas of: rows, what stands around them, and the fields of a refusal. */
export interface Wire {
  answers: Answers;
  beside: Beside;
  one: One<unknown>;
  list: Page<unknown>;
  import: ImportResult<unknown>;
  field: Omit<FieldError, 'limit'>;
}

interface One<T> {
  data: T;
}

type Row<N extends EndpointName> = N extends keyof Answers ? Answers[N] : never;

/** What kind of answer the table says a call has. */
export type KindOf<N extends EndpointName> = (typeof endpoints)[N]['answer'];

type More<N extends EndpointName> = N extends keyof Beside ? Beside[N] : unknown;

/** The JSON a call answers, in its envelope; `never` of one that answers none. */
export type AnswerOf<N extends EndpointName> =
  KindOf<N> extends 'one'
    ? One<Row<N>>
    : KindOf<N> extends 'list'
      ? Page<Row<N>> & More<N>
      : KindOf<N> extends 'import'
        ? ImportResult<Row<N>>
        : never;
