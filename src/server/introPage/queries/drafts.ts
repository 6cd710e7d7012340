import { eq, sql } from 'drizzle-orm';
import type { IntroContent, IntroDraft } from '../../../domain/introPage/types';
import type { BuiltInLanguage } from '../../../domain/languages/rules';
import type { Db } from '../../db/connection';
import { isoInstant, personJson } from '../../db/fragments';
import { selectRows } from '../../db/list';
import { introDrafts } from '../../db/schema/settings';
import { newId } from '../../ids';

type Draft = Pick<IntroDraft, 'version' | 'updated_at' | 'updated_by'> & { content: IntroContent | null };

/** What is being edited in a language and by whom it was written last; null until somebody wrote it. */
export async function findDraft(db: Db, lang: BuiltInLanguage): Promise<Draft | null> {
  const rows = await selectRows<Draft>(
    db,
    sql`select d.content, d.version, ${isoInstant(sql`d.updated_at`)} as updated_at,
      case when u.id is null then null else ${personJson('u')} end as updated_by
    from intro_drafts d left join users u on u.id = d.updated_by where d.lang = ${lang}`,
  );
  return rows[0] ?? null;
}

/** The draft of a language, made if there is none, locked so that two who write come one after the other. */
export async function lockDraft(db: Db, lang: BuiltInLanguage): Promise<typeof introDrafts.$inferSelect> {
  await db
    .insert(introDrafts)
    .values({ id: newId(), lang, content: null, file_ids: [], version: 0 })
    .onConflictDoNothing();
  const [row] = await db.select().from(introDrafts).where(eq(introDrafts.lang, lang)).for('update');
  if (!row) throw new Error('the draft is gone');
  return row;
}

/** Writes a draft, or empties it where there is nothing unpublished any more, one version further. */
export async function updateDraft(
  db: Db,
  id: string,
  values: { content: IntroContent | null; file_ids: string[]; updated_by: string },
): Promise<void> {
  await db
    .update(introDrafts)
    .set({ ...values, version: sql`version + 1`, updated_at: new Date() })
    .where(eq(introDrafts.id, id));
}
