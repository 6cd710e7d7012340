// Writes the schemas of all answers, so that a change of what is answered shows in the diff.
import { writeFileSync } from 'node:fs';
import { answersFile, answersText } from './schemas';

writeFileSync(answersFile, answersText());
console.log(`Wrote ${answersFile}`);
