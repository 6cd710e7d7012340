import type { ReportSection } from '../../../domain/reports/sections/types';
import { pictureKey, type ReportMeta, type ReportPictures } from '../files/task';
import { drawFacts } from './factsPart';
import { colors, leading } from './look';
import type { Paper } from './paper';

/** As high as the cover's picture is at the width of the paper. */
const art = 340;
const mark = 44;
const face = 21;
const sizes = [34, 28, 20, 14];
const mostLines = 3;
/** Of a face with its name. */
const widest = 92;

function drawArt(paper: Paper, { cover }: ReportMeta, pictures: ReportPictures): void {
  paper.box(0, 0, paper.pageWidth, art, colors.accent);
  const key = cover && pictureKey('cover', cover);
  const picture = key ? pictures[key] : undefined;
  if (key && picture) paper.picture(key, picture, 0, 0, [paper.pageWidth, art]);
}

function drawBrand(paper: Paper, { brand }: ReportMeta, pictures: ReportPictures): void {
  if (!brand) return;
  const key = brand.logo && pictureKey('logo', brand.logo);
  const logo = key ? pictures[key] : undefined;
  paper.box(paper.left - 6, art - mark / 2 - 6, mark + 12, mark + 12, colors.paper, 8);
  if (key && logo) paper.picture(key, logo, paper.left, art - mark / 2, [mark, mark]);
  else paper.box(paper.left, art - mark / 2, mark, mark, colors.accentSoft, 6);
  const name = { size: 11, face: 'bold' } as const;
  paper.text(paper.shortened(brand.name, name, paper.width - mark - 16), paper.left + mark + 16, art + 21, name);
}

function drawName(paper: Paper, { campaign, words }: ReportMeta): void {
  paper.text(words.report, paper.left, paper.y + 9, { size: 10, face: 'bold', color: colors.accent });
  paper.y += 16;
  const laid = sizes.map((size) => ({ size, lines: paper.linesOf(campaign, { size, face: 'bold' }, paper.width) }));
  const { size, lines } = laid.find((one) => one.lines.length <= mostLines) ??
    laid[laid.length - 1] ?? { size: 15, lines: [] };
  for (const line of lines) {
    paper.line(line, paper.left, paper.y + size * 1.05, { size });
    paper.y += size * 1.25;
  }
}

function drawFace(paper: Paper, x: number, y: number, draw: (middle: number) => void): void {
  paper.doc.setFillColor(colors.accentSoft);
  paper.doc.circle(x + face, y, face, 'F');
  draw(x + face);
}

function drawFaces(paper: Paper, { faces, more }: ReportMeta, pictures: ReportPictures): void {
  const width = Math.min(widest, paper.width / (faces.length + (more ? 1 : 0)));
  const name = { size: 8, color: colors.muted } as const;
  const y = paper.bottom - 64;
  for (const [index, { name: said, avatar }] of faces.entries()) {
    const x = paper.left + index * width;
    drawFace(paper, x, y, (middle) => {
      const key = avatar && pictureKey('face', avatar);
      const picture = key ? pictures[key] : undefined;
      if (key && picture) paper.round(key, picture, middle, y, face);
    });
    paper.lines(paper.linesOf(said, name, width - 10).slice(0, 3), x, y + face + 6, name);
  }
  if (!more) return;
  drawFace(paper, paper.left + faces.length * width, y, (middle) => {
    paper.text(more, middle, y + 4, { size: 11, face: 'bold', color: colors.accent, align: 'center' });
  });
}

/** The first page: whose campaign it is, how it went in a sentence, of which days, and with whom. */
export function drawCover(
  paper: Paper,
  section: ReportSection | undefined,
  meta: ReportMeta,
  pictures: ReportPictures,
): void {
  drawArt(paper, meta, pictures);
  drawBrand(paper, meta, pictures);
  paper.y = art + 64;
  drawName(paper, meta);
  for (const part of section?.parts ?? []) {
    paper.y += 18;
    if (part.is === 'lead') {
      const style = { size: 12.5, color: colors.ink };
      const lines = paper.linesOf(part.text, style, paper.width - 16);
      paper.box(paper.left, paper.y, 3, lines.length * style.size * leading, colors.accent);
      paper.y = paper.lines(lines, paper.left + 16, paper.y, style);
    }
    if (part.is === 'facts') {
      paper.rule(paper.left, paper.y, paper.width);
      paper.y += 12;
      drawFacts(paper, part.facts);
    }
  }
  drawFaces(paper, meta, pictures);
}
