import { colors, leading } from './look';
import type { Paper } from './paper';
import { type RichBlock, richBlocks } from './rich';
import { linesOf } from './text';

const body = 10;
const indent = 16;

const sizeOf = ({ is }: RichBlock) => (is === 'h3' ? 12 : body);

function drawBlock(paper: Paper, block: RichBlock): void {
  const size = sizeOf(block);
  const step = size * leading;
  const inside = block.is === 'quote' ? indent : block.depth * indent;
  const x = paper.left + inside;
  const lines = linesOf(paper.fonts, block.spans, size, paper.width - inside);
  // A heading is not the last on a page.
  paper.need(block.is === 'h3' ? step * 3 : step);
  for (const [index, line] of lines.entries()) {
    paper.need(step);
    const baseline = paper.y + size * 1.05;
    if (index === 0 && block.mark) {
      paper.text(block.mark, x - indent, baseline, { size, color: colors.accent });
    }
    if (block.is === 'quote') paper.box(paper.left, paper.y, 2, step, colors.accent);
    paper.line(line, x, baseline, { size, color: block.is === 'quote' ? colors.muted : colors.ink });
    paper.y += step;
  }
  paper.y += block.is === 'li' ? 3 : 7;
}

/** Rich text as it is written: paragraphs, lists, quotations, links. */
export function drawRich(paper: Paper, html: string): void {
  for (const block of richBlocks(html)) drawBlock(paper, block);
}
