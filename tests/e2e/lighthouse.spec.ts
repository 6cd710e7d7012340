import { expect, test } from 'playwright/test';
import { judge } from './support/lighthouse';

/** Pages of the public site everybody finds. */
const pages = ['/', '/en', '/home/kols', '/en/policy', '/contact-us', '/home/request_campaigns', '/verify'];

for (const path of pages) {
  test(`${path} leaves Lighthouse nothing to say of accessibility, practice and being found`, async ({ baseURL }) => {
    const { points, lost } = await judge(`${baseURL}${path}`, ['accessibility', 'best-practices', 'seo']);
    expect(lost).toEqual([]);
    expect(points).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 });
  });
}
