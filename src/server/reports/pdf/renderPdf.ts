import { jsPDF } from 'jspdf';
import type { PdfTask } from '../files/task';
import { drawCover } from './cover';
import { Fonts } from './fonts';
import { colors, margin } from './look';
import { Paper } from './paper';
import { drawSection } from './section';
import { readable } from './text';

const small = { size: 7.5, color: colors.muted } as const;

/** At the foot of each page but the cover: whose report it is, and which page of how many. */
function drawFeet(paper: Paper, { meta: { campaign, code, frozen, words } }: PdfTask): void {
  const pages = paper.doc.getNumberOfPages();
  for (let page = 2; page <= pages; page++) {
    paper.doc.setPage(page);
    const y = paper.bottom + margin.bottom / 2;
    const count = words.page.replace('{{page}}', String(page)).replace('{{pages}}', String(pages));
    const room = paper.width - paper.widthOf(count, small) - 24;
    const whose = [frozen, code, campaign].filter(Boolean).join(' · ');
    paper.text(paper.shortened(whose, small, room), paper.left, y, small);
    paper.text(count, paper.left + paper.width, y, { ...small, align: 'right' });
  }
}

/**
 * A report as a PDF: real text in reading order, bookmarks, vector charts, pictures as JPEG. It draws what the sections say
 * and calculates no figure; the same task gives the same bytes: no clock, no chance, no place is asked (CONTRACT-2 §9).
 */
export function renderPdf(task: PdfTask): Uint8Array {
  const { sections, language, meta, pictures } = task;
  const doc = new jsPDF({ unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: true });
  doc.setFileId(meta.id.slice(0, 32).toUpperCase());
  doc.setCreationDate(`D:${meta.as_of.replaceAll('-', '')}235959+07'00'`);
  doc.setProperties({ title: readable(meta.title), author: meta.author, subject: meta.code });
  doc.setLanguage(language === 'vi' ? 'vi' : 'en');
  doc.viewerPreferences({ DisplayDocTitle: true });
  const paper = new Paper(doc, new Fonts(doc));
  const [cover, ...blocks] = sections;
  drawCover(paper, cover, meta, pictures);
  if (cover) doc.outline.add(null, cover.title, { pageNumber: 1 });
  if (blocks.length > 0) paper.newPage();
  for (const section of blocks) drawSection(paper, section, task);
  drawFeet(paper, task);
  return new Uint8Array(doc.output('arraybuffer'));
}
