import { relative } from 'node:path';
import { build, type InlineConfig, type Rollup } from 'vite';

/** What a build without groups says of its modules. */
export interface Uses {
  /** Bytes a module takes after what nobody uses was left out. */
  size: ReadonlyMap<string, number>;
  /** What each module names, also those of which nothing is left. */
  imports: ReadonlyMap<string, readonly string[]>;
  /** Modules loaded with the page that stands at the entry, or with a part that is loaded when it is asked for. */
  with: (entry: RegExp) => readonly { entry: string; modules: ReadonlySet<string> }[];
}

/** Builds the pages once without groups and without writing: only then is it known who needs which module. */
export async function readUses(config: InlineConfig): Promise<Uses> {
  const chunks = new Map<string, Rollup.OutputChunk>();
  const imports = new Map<string, readonly string[]>();
  await build({
    ...config,
    logLevel: 'silent',
    build: { ...config.build, write: false, sourcemap: false },
    plugins: [
      ...(config.plugins ?? []),
      {
        name: 'read-uses',
        generateBundle(_, bundle) {
          for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunks.set(chunk.fileName, chunk);
          for (const id of this.getModuleIds()) imports.set(id, this.getModuleInfo(id)?.importedIds ?? []);
        },
      },
    ],
  });
  const size = new Map(
    [...chunks.values()].flatMap(({ modules }) =>
      Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength] as const),
    ),
  );
  const loadedWith = (fileName: string, seen = new Set<string>()): Set<string> => {
    const chunk = chunks.get(fileName);
    if (!chunk || seen.has(fileName)) return seen;
    seen.add(fileName);
    for (const imported of chunk.imports) loadedWith(imported, seen);
    return seen;
  };
  return {
    size,
    imports,
    with: (entry) =>
      [...chunks.values()]
        .filter(({ facadeModuleId }) => facadeModuleId !== null && entry.test(facadeModuleId))
        .map(({ fileName, facadeModuleId }) => ({
          entry: relative('.', facadeModuleId ?? ''),
          modules: new Set([...loadedWith(fileName)].flatMap((name) => Object.keys(chunks.get(name)?.modules ?? {}))),
        })),
  };
}
