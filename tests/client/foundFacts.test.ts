import { describe, expect, it } from 'vitest';
import { defaultIntro } from '../../src/domain/introPage/defaults';
import type { PublicKolDetail } from '../../src/domain/kols/types';
import { drawPage } from '../../src/public/draw';
import { dataScript } from '../../src/public/found/dataScript';
import { siteFacts } from '../../src/public/found/siteFacts';

const home = 'https://kol.example';
const kol: PublicKolDetail = {
  id: '01900000-0000-7000-8000-000000000001',
  code: 'KOL1',
  stage_name: 'Nguyễn Thị Quỳnh Giang',
  avatar: `/pictures/${'a'.repeat(64)}`,
  type: 'personal',
  bio: null,
  the_talent_partner: false,
  sectors: [],
  socials: [
    { id: '1', social_type: 'tiktok', url: 'https://tiktok.com/@giang', name: null, is_verified: true },
    { id: '2', social_type: 'youtube', url: 'javascript:alert(1)', name: null, is_verified: false },
  ].map((social, at) => ({
    ...(social as PublicKolDetail['socials'][number]),
    follower_count: at === 0 ? 12_400 : null,
    follower_history: [],
    latest_posts: [],
  })),
};
const drawKol = (changes: Partial<PublicKolDetail> = {}) =>
  drawPage({ page: 'kol', language: 'en', frame: defaultIntro.en, kol: { ...kol, ...changes } }, home).head;
const dataIn = (head: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1] ?? 'null');

describe('facts in a page', () => {
  it('end only where they should, whatever they say', () => {
    const name = '</script><script>alert(1)</script><!--\u2028\u2029';
    const script = dataScript([{ '@type': 'Person', name }]);
    expect(script.match(/<\/?script/g)).toHaveLength(2);
    expect(script).toContain('\\u003c/script>');
    expect(script).toContain('\\u2028\\u2029');
    expect(dataIn(script)).toEqual({ '@context': 'https://schema.org', '@type': 'Person', name });
    expect(dataScript([])).toBe('');
    const head = drawKol({ stage_name: name });
    expect(head.match(/<script/g)).toHaveLength(1);
    expect(dataIn(head)).toMatchObject([{ mainEntity: { name } }, {}]);
  });

  it('say whose profile it is, where else it is found and by how many followed', () => {
    expect(dataIn(drawKol())).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'ProfilePage',
        url: `${home}/en/home/${kol.id}/view`,
        inLanguage: 'en',
        mainEntity: {
          '@type': 'Person',
          '@id': `${home}/home/${kol.id}/view#kol`,
          name: kol.stage_name,
          url: `${home}/en/home/${kol.id}/view`,
          identifier: 'KOL1',
          image: home + kol.avatar,
          sameAs: ['https://tiktok.com/@giang'],
          interactionStatistic: [
            {
              '@type': 'InteractionCounter',
              interactionType: 'https://schema.org/FollowAction',
              interactionService: { '@type': 'WebSite', name: 'TikTok' },
              userInteractionCount: 12_400,
            },
          ],
        },
      },
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ]);
    expect(dataIn(drawKol({ type: 'community_group' }))).toMatchObject([
      { mainEntity: { '@type': 'Organization' } },
      {},
    ]);
  });

  it('say who runs the site, and nothing that nobody wrote', () => {
    const frame = structuredClone(defaultIntro.vi);
    const site = { frame, product: 'KOL Hub', description: 'Mô tả', language: 'vi' as const, home };
    expect(siteFacts(site)[0]).toEqual({
      '@type': 'Organization',
      '@id': `${home}/#organization`,
      name: frame.contact_page.company || 'KOL Hub',
      url: `${home}/`,
    });
    Object.assign(frame.contact_page, {
      company: 'Công ty A',
      logo: '/pictures/x',
      office: 'Hà Nội',
      profiles: [
        { name: 'Facebook', url: 'https://facebook.com/a' },
        { name: 'x', url: 'javascript:alert(1)' },
      ],
    });
    expect(siteFacts(site)).toMatchObject([
      { name: 'Công ty A', logo: `${home}/pictures/x`, address: ['Hà Nội'], sameAs: ['https://facebook.com/a'] },
      { '@type': 'WebSite', url: `${home}/`, publisher: { '@id': `${home}/#organization` } },
    ]);
  });
});
