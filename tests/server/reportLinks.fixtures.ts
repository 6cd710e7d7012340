import { createHash } from 'node:crypto';
import { reportBlocks } from '../../src/domain/reports/blocks';
import { newId } from '../../src/server/ids';
import { recordMetrics } from '../../src/server/ledger/record';
import { unfilledReport } from '../../src/server/reports/document';
import type { TestApp } from '../support/app';
import { buildPost } from '../support/factories';
import { reportPartsOf } from '../support/reportParts';
import { type PartsStage, partsStage } from './parts.fixtures';

/** A campaign with one post that got 400 likes and 8,000 views for 10,000,000 VND, and its manager. */
export async function linkStage(test: TestApp): Promise<PartsStage> {
  const { db } = test.database;
  const stage = await partsStage(test);
  const post = await buildPost(db, { sow: stage.sow });
  const subject = { owner_id: stage.campaign.id, subject_id: post.id, subject_type: 'post' as const };
  const taken = { source: 'import' as const, captured_at: new Date('2026-03-06T03:00:00Z') };
  await recordMetrics(db, [
    { ...subject, metric: 'reaction', value: 400, ...taken },
    { ...subject, metric: 'view', value: 8_000, ...taken },
  ]);
  return stage;
}

export interface MadeLink {
  id: string;
  url: string;
  token: string;
  version: number;
}

/** Makes a link by the call, as the stage's manager. */
export async function makeLink(test: TestApp, { campaign, manager }: PartsStage, body: object = {}): Promise<MadeLink> {
  const path = `/campaigns/${campaign.id}/report-links`;
  const { data } = (await test.call('POST', path, { token: manager.token, body })).json();
  return { ...data, token: data.url.split('/').at(-1) };
}

interface Frozen {
  audience?: 'staff' | 'customer';
  status?: 'rendering' | 'ready';
  /** The id of the one it takes the place of. */
  replaces?: string | null;
}

let frozen = 0;

/** A frozen report of the campaign, kept as freezing keeps it, without its files. */
export async function freeze(
  test: TestApp,
  campaignId: string,
  { audience = 'customer', status = 'ready', replaces = null }: Frozen = {},
) {
  frozen += 1;
  const [id, number] = [newId(), `RPT-2026-${String(frozen).padStart(6, '0')}`];
  const mark = { number, label: null, audience, created_at: '2026-04-01T00:00:00.000Z', verify: '/verify' };
  const parts = reportPartsOf({ key_finding: '<p>Đạt {{figure:views}} lượt xem, {{figure:cpe}} mỗi tương tác</p>' });
  const document = JSON.stringify({ ...unfilledReport(parts, { reduced: true, blocks: reportBlocks }), frozen: mark });
  const sha256 = createHash('sha256').update(document).digest('hex');
  await test.database.pool.query(
    `insert into report_snapshots (id, number, campaign_id, audience, as_of, document, sha256, status, replaces_id, created_at)
     values ($1, $2, $3, $4, '2026-03-31', $5, $6, $7, $8, '2026-04-01')`,
    [id, number, campaignId, audience, document, sha256, status, replaces],
  );
  return { id, number, code: sha256.slice(0, 16) };
}
