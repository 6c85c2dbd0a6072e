import { writeFileSync } from 'node:fs';
import { runCommand } from '../runCommand';
import { englishFile } from './readTexts';

//   npm run texts    lists the texts of the components in languages/english.ts

void runCommand(() => writeFileSync('languages/english.ts', englishFile()));
