// Runs the browser tests, file by file. On a busy machine a browser now and then loses a click, or a page is not there in
// time: a file that fails is run once more, and at the end it is said which ones that were.
//
//   node browser/run.mjs [WORD…]   only files with one of the words in their names
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const wanted = process.argv.slice(2);
const files = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.test.mjs') && (wanted.length === 0 || wanted.some((word) => name.includes(word))))
  .sort();
const passes = (name) => spawnSync(process.execPath, ['--test', join(import.meta.dirname, name)], { stdio: 'inherit' }).status === 0;

const failed = files.filter((name) => !passes(name));
const lost = failed.filter((name) => !passes(name));
const found = failed.filter((name) => !lost.includes(name));
if (found.length > 0) console.log(`passed only when run again: ${found.join(', ')}`);
if (lost.length > 0) console.log(`failed twice: ${lost.join(', ')}`);
console.log(`${files.length - lost.length} passed, ${lost.length} failed`);
process.exitCode = lost.length > 0 || files.length === 0 ? 1 : 0;
