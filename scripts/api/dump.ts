// Writes the schemas and refusals of all answers, so that a change of what is answered shows in the diff.
import { writeFileSync } from 'node:fs';
import { refusalsFile, refusalsText } from './refusals';
import { answersFile, answersText } from './schemas';

writeFileSync(answersFile, answersText());
// What is read here imports what is written above.
writeFileSync(refusalsFile, refusalsText());
console.log(`Wrote ${answersFile} and ${refusalsFile}`);
