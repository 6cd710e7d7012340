import assert from 'node:assert/strict';
import { networkOfUrl } from '../../../../src/domain/networks';
import { networkTells } from '../../../../src/domain/networkTells';
import {
  type AccountReading,
  NetworkFailure,
  type PostReading,
  type PublishedMetrics,
} from '../../../../src/server/adapters/social/network';
import type { Subject } from './subject';

/** From so many on YouTube rounds; all others tell whole numbers. */
const roundedFrom = 1_000;

/** What a network tells of an account is as the port says, and what it does not tell is unknown. */
export function isAccount({ network }: Subject, reading: AccountReading): void {
  assert.ok(reading.remote_id, 'the account has an id of the network');
  assert.ok(reading.name === null || reading.name.length > 0, 'its name is not empty');
  isCount(reading.follower_count, 'followers');
  const isRounded = network === 'youtube' && (reading.follower_count ?? 0) >= roundedFrom;
  assert.equal(reading.follower_rounded, isRounded, 'followers are marked as rounded where the network rounds');
  if (network === 'youtube' || network === 'instagram')
    assert.equal(reading.is_verified, null, 'is_verified is not told');
}

/** Posts are the network's own, newest first, none later than tomorrow. */
export function arePosts(subject: Subject, posts: readonly PostReading[]): void {
  const tomorrow = Date.now() + 86_400_000;
  for (const [index, { link, published_at, metrics }] of posts.entries()) {
    assert.equal(networkOfUrl(link), subject.network, `${link} is an address of the network`);
    assert.ok(published_at.getTime() > 0 && published_at.getTime() < tomorrow, `${link} has a time`);
    const before = posts[index - 1];
    assert.ok(!before || before.published_at >= published_at, `${link} stands behind a newer post`);
    areMetrics(subject, link, metrics);
  }
  assert.equal(new Set(posts.map(({ link }) => link)).size, posts.length, 'no post comes twice');
}

/** Figures are counts or unknown, and unknown is what the table says is not told. */
export function areMetrics({ network, owner }: Subject, link: string, metrics: PublishedMetrics): void {
  const told: readonly string[] = networkTells[network][owner ? 'ownerMetrics' : 'publicMetrics'];
  for (const [metric, value] of Object.entries(metrics)) {
    isCount(value, `${metric} of ${link}`);
    if (!told.includes(metric)) assert.equal(value, null, `${metric} of ${link} is not told`);
  }
}

function isCount(value: number | null, what: string): void {
  assert.ok(value === null || (Number.isInteger(value) && value >= 0), `${what}: ${value} is a count or unknown`);
}

/** A call fails for this reason. */
export async function failsWith(reason: NetworkFailure['reason'], call: Promise<unknown>): Promise<void> {
  const answer = await call.then(
    () => 'an answer',
    (error: unknown) => error,
  );
  assert.equal(answer instanceof NetworkFailure ? answer.reason : answer, reason);
}
