/** Something a rich text can be given at the cursor: what it is called, and the text that is put in. */
export interface RichInsert {
  label: string;
  text: string;
}
