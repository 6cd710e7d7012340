import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { BuiltInLanguage } from '../../domain/languages/rules';
import type { DrawnPage, DrawPage, PublicPage } from '../../domain/publicSite/pages';
import { projectRoot } from '../paths';

/** A whole page as it is sent; `home` is where browsers reach this installation. */
export type PublicPages = (page: PublicPage, home: string) => string;

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

const folders = { site: join(projectRoot(), 'dist/public'), module: join(projectRoot(), 'dist/site-server/draw.js') };
const entry = 'main.ts';

/**
 * What headlines are painted in, mostly the largest paint: asked for at once, not only when the styles that name them are
 * there. The larger files of running text would take the line from them on a phone.
 */
const latin = 'be-vietnam-pro-latin-600-normal.woff2';
const firstFonts: Record<BuiltInLanguage, readonly string[]> = {
  vi: [latin, 'be-vietnam-pro-vietnamese-600-normal.woff2'],
  en: [latin],
};

/**
 * Serves the assets of the built public site under `/site/` and loads what draws its pages, as an artefact: nothing of
 * it is imported. Null where it is not built.
 */
export async function openPublicPages(
  app: FastifyInstance,
  { site, module }: typeof folders = folders,
): Promise<PublicPages | null> {
  if (!existsSync(module) || !existsSync(join(site, '.vite/manifest.json'))) return null;
  await app.register(fastifyStatic, {
    root: join(site, 'site'),
    prefix: '/site/',
    decorateReply: false,
    index: false,
    wildcard: false,
    preCompressed: true,
    // Only ever sent in the place of what they were made of.
    globIgnore: ['**/*.{br,gz}'],
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
  const manifest: Manifest = JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8'));
  const { drawPage }: { drawPage: DrawPage } = await import(pathToFileURL(module).href);
  return (page, home) => {
    const isEdited = page.page === 'home' && Boolean(page.editing);
    return documentOf(drawPage(page, home), page.language, manifest, isEdited ? 'still' : 'alive');
  };
}

/** One that is `still` loads no script: what stands around it drives it. */
function documentOf(
  { head, body, source, islands }: DrawnPage,
  language: BuiltInLanguage,
  manifest: Manifest,
  how: 'alive' | 'still',
): string {
  const styles = [...new Set(chunksOf(manifest, [source, ...islands]).flatMap(({ css = [] }) => css))];
  const later = chunksOf(manifest, islands.length > 0 ? ['hydrate.ts', ...islands] : []);
  const scripts = [
    ...later.map(({ file }) => `<link rel="modulepreload" href="/${file}">`),
    `<script type="module" src="/${manifest[entry]?.file}"></script>`,
  ];
  const links = [
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...fontsOf(manifest, language).map(
      (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...(how === 'alive' ? scripts : []),
  ];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    `${head}${links.join('')}</head><body>${body}</body></html>`,
  ].join('');
}

function fontsOf(manifest: Manifest, language: BuiltInLanguage): string[] {
  const names = firstFonts[language];
  return Object.entries(manifest).flatMap(([key, { file }]) => (names.includes(basename(key)) ? [file] : []));
}

/** The chunks of these sources with all they import, each once, what is imported first. */
function chunksOf(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Chunk[] {
  return keys.flatMap((key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    return [...chunksOf(manifest, chunk.imports ?? [], seen), chunk];
  });
}
