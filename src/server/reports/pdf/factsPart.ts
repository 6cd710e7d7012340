import { colors, leading } from './look';
import type { Paper } from './paper';

const label = { size: 8.5, color: colors.muted } as const;
const value = { size: 11, face: 'bold' } as const;
const gap = 16;
const inOneRow = 5;

type Fact = { label: string; text: string };

/** As wide as what they say where that goes into a row, else all alike. */
function widthsOf(paper: Paper, facts: readonly Fact[], across: number): number[] {
  const room = paper.width - gap * (across - 1);
  const own = facts.map(
    ({ label: name, text }) => Math.max(paper.widthOf(name, label), paper.widthOf(text, value)) + 1,
  );
  const left = room - own.reduce((sum, width) => sum + width, 0);
  if (facts.length > across || left < 0) return Array.from({ length: across }, () => room / across);
  return own.map((width) => width + left / across);
}

/** What is said in few words: names above, what they are below, side by side. */
export function drawFacts(paper: Paper, facts: readonly Fact[]): void {
  const across = facts.length <= inOneRow ? facts.length : Math.ceil(facts.length / 2);
  const widths = widthsOf(paper, facts, across);
  for (let at = 0; at < facts.length; at += across) {
    const row = facts.slice(at, at + across);
    const laid = row.map(({ label: name, text }, index) => ({
      names: paper.linesOf(name, label, widths[index] ?? 0),
      texts: paper.linesOf(text, value, widths[index] ?? 0),
    }));
    const named = Math.max(...laid.map(({ names }) => names.length)) * label.size * leading;
    const said = Math.max(...laid.map(({ texts }) => texts.length)) * value.size * leading;
    paper.need(named + said + 14);
    let x = paper.left;
    for (const [index, { names, texts }] of laid.entries()) {
      paper.lines(names, x, paper.y, label);
      paper.lines(texts, x, paper.y + named + 2, value);
      x += (widths[index] ?? 0) + gap;
    }
    paper.y += named + said + 14;
  }
}
