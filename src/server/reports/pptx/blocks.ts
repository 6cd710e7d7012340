import type { ReportSection } from '../../../domain/reports/sections/types';
import { addSlide, type Deck, type Heading, type Slide } from './deck';
import { fitted } from './textWidth';
import { body, colors } from './theme';

/** What stands on a slide with others above and below; heights in inches. */
export interface Block {
  /** Its own, null where the section's says it all. */
  title: string | null;
  metrics: readonly string[];
  /** The least it needs. */
  height: number;
  /** How high it may be where there is room; no higher than it needs to be where that is not said. */
  most?: number;
  /** Of several that have a slide each. */
  part?: NonNullable<Heading['part']>;
  draw: (added: Slide, top: number, height: number) => void;
}

const titleHeight = 0.34;
const between = 0.22;

const needed = (blocks: readonly Block[]) =>
  blocks.reduce((sum, { title, height }) => sum + height + (title ? titleHeight : 0), between * (blocks.length - 1));

const isApart = ({ part }: Block) => part !== undefined && part.of > 1;

/** Blocks by slide, in their order: as many together as there is room for. */
function slidesOf(blocks: readonly Block[]): Block[][] {
  const slides: Block[][] = [];
  for (const block of blocks) {
    const last = slides.at(-1);
    const joined = last && [...last, block];
    if (joined && !joined.some(isApart) && needed(joined) <= body.height) slides[slides.length - 1] = joined;
    else slides.push([block]);
  }
  return slides;
}

const mostOf = ({ height, most = height }: Block) => most;
const spare = (block: Block | undefined) => (block ? mostOf(block) - block.height : 0);

/** How high each block of a slide gets: what room is left goes in equal shares to those that take it. */
function heightsOf(blocks: readonly Block[], room: number): number[] {
  const heights = blocks.map(({ height }) => height);
  // Those that take least of it come first: what they leave is for the others.
  const taking = [...blocks.keys()].sort((one, other) => spare(blocks[one]) - spare(blocks[other]));
  let left = room;
  for (const [index, at] of taking.entries()) {
    const more = Math.min(spare(blocks[at]), left / (taking.length - index));
    heights[at] = (heights[at] ?? 0) + more;
    left -= more;
  }
  return heights;
}

function addAlone(deck: Deck, section: string, block: Block): void {
  const { title, metrics, part, draw } = block;
  const added = addSlide(deck, { section, title: title ?? section, metrics, ...(part && { part }) });
  draw(added, body.y, Math.min(mostOf(block), Math.max(block.height, body.height)));
}

/** A section's blocks on as few slides as they fit; one of several is named above it, one alone by its slide. */
export function addBlocks(deck: Deck, { title: section }: ReportSection, blocks: readonly Block[]): void {
  for (const shown of slidesOf(blocks)) {
    const [only, ...others] = shown;
    if (!only) continue;
    if (others.length === 0) {
      addAlone(deck, section, only);
      continue;
    }
    const metrics = [...new Set(shown.flatMap((block) => block.metrics))];
    const added = addSlide(deck, { section, title: section, metrics });
    const heights = heightsOf(shown, body.height - needed(shown));
    let y = body.y;
    for (const [at, { title, height, draw }] of shown.entries()) {
      if (title) {
        const place = { x: body.x, y, w: body.width, h: 0.28, fontSize: 12, bold: true, color: colors.ink };
        added.addText(fitted(title, body.width, 12), deck.text(place));
        y += titleHeight;
      }
      const own = heights[at] ?? height;
      draw(added, y, own);
      y += own + between;
    }
  }
}
