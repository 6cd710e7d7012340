import { styleNonce } from '../../../ui/plain/styleNonce';
import css from './inPlace.css?inline';
import type { IntroInput } from './introFields';
import { sourceOfPlace } from './introFields';

/** What the editor does with a drawn page. */
interface InPlace {
  inputOf: (source: string) => IntroInput | undefined;
  /** What a place is called, already translated. */
  labelOf: (source: string) => string;
  /** What the button says that opens it. */
  openerOf: (source: string) => string;
  onText: (source: string, text: string) => void;
  onFocus: (source: string) => void;
  onOpen: (source: string) => void;
}

const fieldsIn = (page: Document) => [...page.querySelectorAll<HTMLElement>('[data-field]')];
const sourceOfField = ({ dataset }: HTMLElement) => sourceOfPlace(dataset.field ?? '');
const sourceOfOpener = ({ dataset }: HTMLElement) => sourceOfPlace(dataset.opens ?? '');

/** Makes a drawn page one that is written in: its texts, and the ways to its lists and pictures. */
export function editInPlace(page: Document, editor: InPlace): void {
  const style = page.createElement('style');
  // The page stands in a frame under the policy of the page around it.
  style.nonce = styleNonce();
  style.textContent = css;
  page.head.append(style);
  for (const field of fieldsIn(page)) {
    const source = sourceOfField(field);
    field.setAttribute('contenteditable', 'plaintext-only');
    if (!field.isContentEditable) field.setAttribute('contenteditable', 'true');
    field.setAttribute('role', 'textbox');
    field.setAttribute('aria-label', editor.labelOf(source));
    field.setAttribute('aria-multiline', String(isParagraph(editor, source)));
    field.tabIndex = 0;
  }
  for (const button of page.querySelectorAll<HTMLElement>('[data-opens]')) {
    button.textContent = editor.openerOf(sourceOfOpener(button));
    const region = button.nextElementSibling ?? button.parentElement?.nextElementSibling;
    if (region && !region.matches('[data-field], :has([data-field])')) region.setAttribute('data-region', '');
  }
  listen(page, editor);
}

function listen(page: Document, editor: InPlace): void {
  page.addEventListener('input', ({ target }) => {
    const field = closest(target, '[data-field]');
    if (!field) return;
    editor.onText(sourceOfField(field), textOf(field));
  });
  page.addEventListener('focusin', ({ target }) => {
    const field = closest(target, '[data-field]');
    if (field) editor.onFocus(sourceOfField(field));
  });
  page.addEventListener('keydown', (event) => {
    const field = closest(event.target, '[data-field]');
    if (field && event.key === 'Enter' && !isParagraph(editor, sourceOfField(field))) event.preventDefault();
  });
  page.addEventListener('click', (event) => {
    // Nothing here leads away from what is being written.
    event.preventDefault();
    if (closest(event.target, '[data-field]')) return;
    const opener = closest(event.target, '[data-opens]') ?? openerOf(closest(event.target, '[data-region]'));
    if (opener) editor.onOpen(sourceOfOpener(opener));
  });
  page.addEventListener('drop', (event) => event.preventDefault());
}

/** Writes into the page what the form holds, except where somebody is writing, and marks what is wrong. */
export function showTexts(page: Document, textAt: (source: string) => string, isFaulty: (source: string) => boolean) {
  for (const field of fieldsIn(page)) {
    const source = sourceOfField(field);
    const text = textAt(source);
    // A figure nobody wrote is the one our own readings have.
    const isOwn = text === '' && source.endsWith('__value');
    if (field !== page.activeElement && !isOwn && textOf(field) !== text) field.textContent = text;
    field.setAttribute('aria-invalid', String(isFaulty(source)));
  }
}

/** Goes to where a text is written; false where it is none. */
export function focusText(page: Document, source: string): boolean {
  const field = fieldsIn(page).find((one) => sourceOfField(one) === source);
  field?.focus();
  return field !== undefined;
}

const isParagraph = ({ inputOf }: InPlace, source: string) => inputOf(source)?.is === 'text';

// What comes from a frame is of its own realm, so its class is none of ours.
function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return (target as Element | null)?.closest?.<HTMLElement>(selector) ?? null;
}

function openerOf(region: HTMLElement | null): HTMLElement | null {
  const before = region?.previousElementSibling;
  return before
    ? before.matches('[data-opens]')
      ? (before as HTMLElement)
      : before.querySelector('[data-opens]')
    : null;
}

/** The text without the markup of some browsers for a new line. */
function textOf(field: HTMLElement): string {
  const copy = field.cloneNode(true) as HTMLElement;
  for (const line of copy.querySelectorAll('br')) line.replaceWith('\n');
  return (copy.textContent ?? '').replace(/\n$/, '');
}
