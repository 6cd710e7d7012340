import type { BulkOutcome } from '../bulk';
import type { FreeCode, NextCode } from '../codes';
import type {
  ImportedKol,
  KolCategory,
  KolDetail,
  KolListItem,
  LikelyDuplicate,
  PublicKol,
  PublicKolDetail,
  WaitingImport,
} from './types';

/** What the calls of KOLs and their accounts answer. */
export interface KolAnswers {
  /** The second one for anybody. */
  kolList: KolListItem | PublicKol;
  /** The second one for anybody. */
  kolDetail: KolDetail | PublicKolDetail;
  kolSimilar: KolListItem;
  kolNextCode: NextCode;
  kolCheckCode: FreeCode;
  kolWaitingImports: WaitingImport[];
  kolDuplicates: LikelyDuplicate[];
  kolCreate: KolDetail;
  kolUpdate: KolDetail;
  kolLike: KolDetail;
  kolBulk: BulkOutcome[];
  kolUpdateStatus: KolDetail;
  socialLink: KolDetail;
  socialUnlink: KolDetail;
  kolCategories: KolCategory;
  kolImport: ImportedKol;
}
