// npm test [-- STEP…]: every check, in order; stops at the first that fails.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensureInstall, ROOT, stop } from './ensure-install.mjs';

const RESULTS = join(ROOT, '.cache', 'test');
const UNIT = join(RESULTS, 'unit.json');
const E2E = join(RESULTS, 'e2e.json');

const STEPS = {
  format: 'prettier --check .',
  lint: 'oxlint --type-aware --deny-warnings',
  types: 'tsc -p tsconfig.json && tsc -p src/core && tsc -p bench',
  knip: 'knip',
  unit: `vitest run --reporter=default --reporter=json --outputFile.json="${UNIT}"`,
  build: 'vite build',
  size: 'size-limit',
  e2e: 'playwright test --reporter=list,json',
};

ensureInstall();
const { findChromium } = await import('./find-chromium.mjs');
const chromium = await findChromium();
if (!chromium)
  stop('The tests need Chromium or Chrome: install one, or name it in CHROME_PATH, and try again.');

const environment = {
  ...process.env,
  CHROME_PATH: chromium,
  PLAYWRIGHT_JSON_OUTPUT_NAME: E2E,
  PATH: `${join(ROOT, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
};

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const allPassed = chooseSteps(process.argv.slice(2)).every(runStep);
const { passed, failed } = countTests();
// A step that fails without a failed test (lint, types, …) counts as one failure.
console.log(`${passed} passed, ${allPassed ? failed : Math.max(failed, 1)} failed`);
process.exitCode = allPassed && failed === 0 ? 0 : 1;

function chooseSteps(names) {
  const unknown = names.find((name) => !(name in STEPS));
  if (unknown) stop(`There is no step "${unknown}": ${Object.keys(STEPS).join(', ')}.`);
  return names.length > 0 ? names : Object.keys(STEPS);
}

function runStep(name) {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(STEPS[name], {
    cwd: ROOT,
    shell: true,
    encoding: 'utf8',
    env: environment,
    maxBuffer: 2 ** 30,
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (status !== 0) process.stdout.write(stdout + stderr);
  console.log(`${name.padEnd(8)}${status === 0 ? 'ok' : 'FAILED'}  ${seconds} s`);
  return status === 0;
}

function countTests() {
  const unit = readResult(UNIT);
  const e2e = readResult(E2E)?.stats;
  return {
    passed: (unit?.numPassedTests ?? 0) + (e2e?.expected ?? 0) + (e2e?.flaky ?? 0),
    failed: (unit?.numFailedTests ?? 0) + (e2e?.unexpected ?? 0),
  };
}

function readResult(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
