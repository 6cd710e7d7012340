import { colors, leading } from './look';
import type { Paper } from './paper';

const label = { size: 8.5, color: colors.muted } as const;
const value = { size: 11, face: 'bold' } as const;
const gap = 16;
const inOneRow = 5;

/** What is said in few words: names above, what they are below, side by side. */
export function drawFacts(paper: Paper, facts: readonly { label: string; text: string }[]): void {
  const across = facts.length <= inOneRow ? facts.length : Math.ceil(facts.length / 2);
  const width = (paper.width - gap * (across - 1)) / across;
  for (let at = 0; at < facts.length; at += across) {
    const row = facts
      .slice(at, at + across)
      .map((fact) => ({ ...fact, lines: paper.linesOf(fact.text, value, width) }));
    const height = 18 + Math.max(...row.map(({ lines }) => lines.length)) * value.size * leading + 10;
    paper.need(height);
    for (const [index, fact] of row.entries()) {
      const x = paper.left + index * (width + gap);
      paper.text(paper.shortened(fact.label, label, width), x, paper.y + 11, label);
      paper.lines(fact.lines, x, paper.y + 16, value);
    }
    paper.y += height;
  }
}
