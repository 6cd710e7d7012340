import type { SourceFile } from './rule';
import { importsOf } from './syntax';
import { target } from './walls';

/** Who imports whom, by path or folder. */
export type Graph = Map<string, Set<string>>;

/** The import graph of the given files; packages and files that are not among them are left out. */
export function fileGraph(files: SourceFile[]): Graph {
  const known = new Set(files.map(({ path }) => path));
  return new Map(
    files.map((file) => {
      const found = importsOf(file).flatMap(({ name }) => {
        const to = target(file.path, name);
        const path = to && endings.map((ending) => to + ending).find((candidate) => known.has(candidate));
        return path ? [path] : [];
      });
      return [file.path, new Set(found)];
    }),
  );
}

const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The same graph seen from further off: files are merged into the name `groupOf` gives, or left out. */
export function grouped(graph: Graph, groupOf: (path: string) => string | undefined): Graph {
  const groups: Graph = new Map();
  for (const [from, targets] of graph) {
    const group = groupOf(from);
    if (!group) continue;
    const set = groups.get(group) ?? new Set();
    groups.set(group, set);
    for (const to of targets) {
      const other = groupOf(to);
      if (other && other !== group) set.add(other);
    }
  }
  return groups;
}

/** One circle per knot, written `a → b → a`. */
export function circles(graph: Graph): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (node: string, trail: string[]) => {
    const start = trail.indexOf(node);
    if (start >= 0) return void found.push([...trail.slice(start), node].join(' → '));
    if (done.has(node)) return;
    for (const next of graph.get(node) ?? []) visit(next, [...trail, node]);
    done.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return found;
}

/** The entity module a server or domain file belongs to, if any: `src/server/kols`. */
export function moduleOf(path: string): string | undefined {
  const [, name] = /^(src\/(?:server|domain)\/[^/]+)\//.exec(path) ?? [];
  return name && !/\/(db|http|adapters|jobs|demo|commands|workers|locales)$/.test(name) ? name : undefined;
}
