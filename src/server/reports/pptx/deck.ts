import type PptxGenJS from 'pptxgenjs';
import type { Translate } from '../../../domain/locales/translator';
import type { ReportFile } from '../reportFile';
import type { CroppedPictures } from './crops';
import type { MethodNotes } from './notes';
import { fitted, fittedLines } from './textWidth';
import { body, colors, face, slide } from './theme';

export type Slide = PptxGenJS.Slide;
export type TextOptions = PptxGenJS.TextPropsOptions;

/** A deck while it is written. */
export interface Deck {
  presentation: PptxGenJS;
  file: ReportFile;
  say: Translate;
  /** The day the figures are of, as it is read. */
  asOf: string;
  pictures: CroppedPictures;
  notes: MethodNotes;
  /** Text as this deck sets it, without margins of its own. */
  text: (options: TextOptions) => TextOptions;
}

/** What stands at the head of a slide, and what is said of it in the notes. */
export interface Heading {
  /** Of the block. */
  section: string;
  title: string;
  /** Part of several, from 1. */
  part?: { number: number; of: number };
  /** Keys of the metrics that are shown. */
  metrics: readonly string[];
}

const master = 'report';
const titleWidth = body.width - 1.2;

/** Names the master all slides but the cover stand on: both logos, the campaign, the day, the number of the slide. */
export function defineMaster(deck: Deck): void {
  const { presentation, file, pictures, say, text, asOf } = deck;
  const { campaign, frozen } = file.document;
  const proof = frozen ? `${frozen.number} · ${frozen.code} · ` : '';
  const footer = slide.height - 0.5;
  const logo = pictures.logo?.(1.3, 0.3);
  presentation.defineSlideMaster({
    title: master,
    background: { color: colors.paper },
    objects: [
      { line: { x: slide.margin, y: footer - 0.12, w: body.width, h: 0, line: { color: colors.line, width: 0.75 } } },
      { image: { ...pictures.agency(0.28), x: slide.margin, y: footer - 0.01 } },
      ...(logo ? [{ image: { ...logo, x: slide.margin + 0.42, y: footer - 0.02 } }] : []),
      {
        text: {
          text: fitted(`${proof}${campaign.code} · ${say('reportDocument.as_of')} ${asOf}`, 8, 9),
          options: text({
            ...{ x: slide.margin + 1.9, y: footer, w: body.width - 2.9, h: 0.26, align: 'right', fontSize: 9 },
            color: colors.muted,
          }),
        },
      },
      {
        placeholder: {
          text: '',
          options: {
            ...{ name: 'title', type: 'title', x: body.x, y: 0.62, w: titleWidth, h: 0.62, margin: 0 },
            ...{ fontFace: face, fontSize: 24, bold: true, color: colors.ink, align: 'left', valign: 'top' },
          },
        },
      },
    ],
    slideNumber: {
      ...{ x: slide.width - slide.margin - 0.8, y: footer, w: 0.8, h: 0.26, align: 'right' },
      ...{ fontFace: face, fontSize: 9, color: colors.muted },
    },
  });
}

/** A slide with its head and its notes, ready for what it shows. */
export function addSlide(deck: Deck, { section, title, part, metrics }: Heading): Slide {
  const { presentation, text, notes } = deck;
  const added = presentation.addSlide({ masterName: master });
  const above = section === title ? deck.file.document.campaign.name : section;
  added.addText(
    fitted(above, titleWidth, 11),
    text({ x: body.x, y: 0.34, w: titleWidth, h: 0.26, fontSize: 11, bold: true, color: colors.accent }),
  );
  added.addText(fittedLines(title, titleWidth, 24, 1), { placeholder: 'title' });
  if (part && part.of > 1) {
    const where = text({
      ...{ x: body.x + titleWidth, y: 0.7, w: 1.2, h: 0.35 },
      fontSize: 11,
      align: 'right',
      color: colors.muted,
    });
    added.addText(`${part.number} / ${part.of}`, where);
  }
  added.addNotes(notes.of(title, metrics));
  return added;
}
