// Writes the service worker: all files of the page, and a version that changes when any of them does.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export function offline(): Plugin {
  let out = '';
  return {
    name: 'offline',
    apply: 'build',
    configResolved: (config) => void (out = join(config.root, config.build.outDir)),
    closeBundle() {
      const entries = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
      const files = entries.map((entry) => join(entry.parentPath, entry.name).slice(out.length + 1)).filter((name) => name !== 'sw.js');
      const hash = createHash('sha256');
      const worker = readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8');
      for (const name of files.sort()) hash.update(`${name}\n`).update(readFileSync(join(out, name)));
      const version = hash.update(worker).digest('hex').slice(0, 16);
      const list = files.map((name) => (name === 'index.html' ? './' : `./${name}`));
      writeFileSync(join(out, 'sw.js'), `const VERSION = '${version}';\nconst FILES = ${JSON.stringify(list)};\n\n${worker}`);
    },
  };
}
