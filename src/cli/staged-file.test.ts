import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it, onTestFinished } from 'vitest';
import { makeFolder } from './run-score.test-support.ts';
import { stageFile } from './staged-file.ts';

it('warns of no file that is left where a command fails', async () => {
  const warnings: Error[] = [];
  const listen = (warning: Error) => warnings.push(warning);
  process.on('warning', listen);
  onTestFinished(() => void process.off('warning', listen));
  await stageFile(join(await makeFolder(), 'scored.csv'));
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  for (let turn = 0; turn < 5; turn++) {
    collect();
    await setImmediate();
  }
  expect(warnings).toEqual([]);
});
