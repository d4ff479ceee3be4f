import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** Fails where another is at work, as npm does; takes until it is let go; then all packages are there. */
const NPM = `#!/bin/sh
mkdir busy || exit 1
echo started >> npm.log
until [ -e go ]; do sleep 0.1; done
mkdir -p node_modules
cp package-lock.json node_modules/.package-lock.json
rmdir busy
`;
const PACKAGES = { packages: { '': {}, 'node_modules/one': { version: '1.0.0' } } };
const ENSURE = `import('./scripts/ensure-install.mjs').then(({ ensureInstall }) => ensureInstall())`;

let clone = '';

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'touchstone-clone-'));
  for (const script of ['ensure-install.mjs', 'hold-lock.mjs'])
    cpSync(fileURLToPath(new URL(script, import.meta.url)), join(clone, 'scripts', script));
  writeFileSync(join(clone, 'package-lock.json'), JSON.stringify(PACKAGES));
  mkdirSync(join(clone, 'bin'));
  writeFileSync(join(clone, 'bin', 'npm'), NPM, { mode: 0o755 });
});

afterEach(() => rmSync(clone, { recursive: true }));

const letNpmGo = () => writeFileSync(join(clone, 'go'), '');

/** Exit code and what was said, of a script that makes sure that all is installed. Hears of what it says. */
function startScript(onSaid = () => {}) {
  const path = `${join(clone, 'bin')}${delimiter}${process.env.PATH}`;
  const script = spawn(process.execPath, ['-e', ENSURE], {
    cwd: clone,
    env: { ...process.env, PATH: path },
  });
  let said = '';
  script.stderr.on('data', (bytes) => onSaid((said += bytes)));
  return new Promise((resolve) => script.on('close', (code) => resolve({ code, said })));
}

const readLog = () => readFileSync(join(clone, 'npm.log'), 'utf8');

describe('ensureInstall', () => {
  it('installs once where several scripts start at once on a clone without packages', async () => {
    const waiting = new Set();
    const scripts = [1, 2, 3].map((name) =>
      startScript((said) => {
        if (said.includes('waiting for it')) waiting.add(name);
        if (waiting.size === 2) letNpmGo();
      }),
    );
    const ended = await Promise.all(scripts);
    expect(ended.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(readLog()).toBe('started\n');
  });

  it('takes over from a script that was ended while it installed', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    mkdirSync(join(clone, '.cache'));
    writeFileSync(join(clone, '.cache', 'install.lock'), String(pid));
    letNpmGo();
    expect(await startScript()).toMatchObject({ code: 0 });
    expect(readLog()).toBe('started\n');
  });

  it('lets the next one try where npm fails', async () => {
    mkdirSync(join(clone, 'busy'));
    expect(await startScript()).toMatchObject({
      code: 1,
      said: expect.stringContaining('npm ci failed'),
    });
    rmSync(join(clone, 'busy'), { recursive: true });
    letNpmGo();
    expect(await startScript()).toMatchObject({ code: 0 });
  });
});
