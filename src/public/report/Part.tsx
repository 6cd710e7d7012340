import type { ReportSection, SectionPart } from '../../domain/reports/sections/types';
import { Facts } from './Facts';
import { LargeFigures, SmallFigures } from './Figures';
import { Gallery } from './Gallery';
import styles from './Report.module.css';
import { RichPart } from './RichPart';
import { TablePart } from './TablePart';
import { Values } from './Values';

interface PartProps {
  part: Exclude<SectionPart, { is: 'chart' }>;
  block: ReportSection['block'];
  /** Whether its name is another one than the block's. */
  isNamed: boolean;
}

/** A part of a block, as its kind is drawn. */
export function Part({ part, block, isNamed }: PartProps) {
  switch (part.is) {
    case 'lead':
      return <p className={styles.lead}>{part.text}</p>;
    case 'rich':
      return <RichPart part={part} />;
    case 'figures':
      return part.large ? <LargeFigures figures={part.figures} /> : <SmallFigures figures={part.figures} />;
    case 'table':
      return block === 'days' ? <Values part={part} /> : <TablePart part={part} isNamed={isNamed} />;
    case 'pictures':
      return <Gallery pictures={part.pictures} wide={block === 'acceptance'} />;
    case 'facts':
      return <Facts facts={part.facts} />;
  }
}
