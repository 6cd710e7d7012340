import { networkNames } from '../../../domain/networks';
import { networkColors, paleOf } from '../../../domain/reports/charts/colors';
import type { SectionPicture } from '../../../domain/reports/sections/types';
import { pictureKey, type ReportPictures } from '../files/task';
import { colors, leading } from './look';
import type { Paper } from './paper';

const across = 3;
const gap = 16;
const frameHeight = 118;
const title = { size: 9.5, face: 'bold' } as const;
const said = { size: 9, face: 'bold' } as const;
const saidLines = 7;
const text = { size: 8, color: colors.muted } as const;

const linesHeight = (count: number, size: number) => count * size * leading;

/** A post's words on a sheet in its network's colour. */
function drawWords(
  paper: Paper,
  { network, words }: NonNullable<SectionPicture['post']>,
  x: number,
  width: number,
): void {
  paper.box(x, paper.y, width, frameHeight, paleOf(networkColors[network]), 4);
  const lines = paper.fittedLines(words || networkNames[network], said, width - 24, saidLines);
  paper.lines(lines, x + 12, paper.y + (frameHeight - linesHeight(lines.length, said.size)) / 2, said);
}

/** Pictures in rows, each with what it is below it; where there is none, a post's words or a neutral box. */
export function drawPictures(paper: Paper, shown: readonly SectionPicture[], pictures: ReportPictures): void {
  const width = (paper.width - gap * (across - 1)) / across;
  for (let at = 0; at < shown.length; at += across) {
    const row = shown.slice(at, at + across).map((picture) => ({
      ...picture,
      name: paper.linesOf(picture.title, title, width),
      below: picture.lines.flatMap((line) => paper.linesOf(line, text, width)),
    }));
    const height =
      frameHeight +
      8 +
      Math.max(
        ...row.map(({ name, below }) => linesHeight(name.length, title.size) + linesHeight(below.length, text.size)),
      );
    paper.need(height);
    for (const [index, { src, href, name, below, post }] of row.entries()) {
      const x = paper.left + index * (width + gap);
      const key = src && pictureKey('tile', src);
      const picture = key ? pictures[key] : undefined;
      if (post && !picture) drawWords(paper, post, x, width);
      else paper.box(x, paper.y, width, frameHeight, colors.canvas, 4);
      if (key && picture) paper.picture(key, picture, x, paper.y, [width, frameHeight]);
      if (href) paper.link(x, paper.y, width, height, href);
      const end = paper.lines(name, x, paper.y + frameHeight + 6, title);
      paper.lines(below, x, end, text);
    }
    paper.y += height + 12;
  }
}
