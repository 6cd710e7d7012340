import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import sharp from 'sharp';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiBase } from '../../src/domain/endpoints';
import { openApiDocument } from '../../src/server/http/openapi';
import { createAdmin } from '../../src/server/users/createAdmin';
import { startTestApp, type TestApp } from '../support/app';
import { expectDocumented } from '../support/documented';

const root = fileURLToPath(new URL('../..', import.meta.url));
const flowFile = join(root, 'tests/support/apiClient/mainFlow.ts');
let test: TestApp;
let folder: string;
let generated: string;

beforeAll(async () => {
  test = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'kolhub-client-'));
  generated = join(folder, 'kolhub-api.ts');
  const document = JSON.parse(JSON.stringify(openApiDocument())) as Parameters<typeof openapiTS>[0];
  await writeFile(generated, astToString(await openapiTS(document, { defaultNonNullable: false })));
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

/** What the compiler says of a file that uses the generated types. */
function complaints(file: string): string[] {
  const program = ts.createProgram([file, generated], {
    ...{ strict: true, noUncheckedIndexedAccess: true, noEmit: true, skipLibCheck: false, types: ['node'] },
    ...{ target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, typeRoots: [join(root, 'node_modules/@types')] },
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    paths: { 'kolhub-api': [generated] },
  });
  const ours = (one: ts.Diagnostic) => !one.file || [file, generated].includes(one.file.fileName);
  return ts
    .getPreEmitDiagnostics(program)
    .filter(ours)
    .map((one) => ts.flattenDiagnosticMessageText(one.messageText, '\n'));
}

it('is typed by the document as strictly as our own code', async () => {
  expect(complaints(flowFile)).toEqual([]);
  const wrong = join(folder, 'wrong.ts');
  await writeFile(
    wrong,
    `import type { components, operations } from 'kolhub-api';
     export const amount = (sow: components['schemas']['Sow']) => sow.there_is_no_such_field;
     type Refused = operations['campaignDetail']['responses'][404]['content']['application/json']['message'];
     export const good: Refused = 'campaign_not_exist';
     export const bad: Refused = 'kol_not_exist';`,
  );
  expect(complaints(wrong)).toEqual([
    expect.stringContaining('there_is_no_such_field'),
    expect.stringContaining('\'"kol_not_exist"\' is not assignable'),
  ]);
});

it('brings a campaign from its customer to its report, with every answer as documented', async () => {
  const person = { username: 'an@example.test', password: 'Thuoc-Do&Suong71', fullname: 'An', code: 'AN' };
  await createAdmin(test.database.db, person);
  const baseUrl = (await test.app.listen({ port: 0, host: '127.0.0.1' })) + apiBase;
  const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: '#369' } }).png();
  let answers = 0;
  const { mainFlow } = (await import(flowFile)) as { mainFlow(options: object): Promise<object> };
  const outcome = await mainFlow({
    baseUrl,
    ...person,
    picture: new Uint8Array(await picture.toBuffer()),
    async fetch(request: Request) {
      const answer = await fetch(request);
      const headers = Object.fromEntries(answer.headers);
      // Asked for by the client, undone on its way.
      delete headers['content-encoding'];
      const path = request.url.slice(baseUrl.length);
      expectDocumented(request.method, path, { statusCode: answer.status, headers, body: await answer.clone().text() });
      answers += 1;
      return answer;
    },
  });
  expect(outcome).toEqual({
    brands: ['Nhãn Mẫu'],
    acceptances: ['Buổi ra mắt'],
    posted: true,
    engagement: null,
    refusal: 'campaign_not_exist',
  });
  expect(answers).toBe(15);
});
