import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const URL_OF_IT = new URL('./end-when-stuck.ts', import.meta.url).href;

function run(then: string) {
  const script = `import { endWhenStuck } from ${JSON.stringify(URL_OF_IT)}; await endWhenStuck(2); ${then}`;
  return spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    encoding: 'utf8',
    timeout: 40_000,
  });
}

describe('endWhenStuck', () => {
  it('ends a process that does not come out of a step, and says so', () => {
    const { signal, stderr } = run('for (;;);');
    expect(signal).toBe('SIGKILL');
    expect(stderr).toContain('reading has stood still for 2 seconds');
  });

  it('keeps no process from its own end', () => {
    const { status, stderr } = run('');
    expect([status, stderr]).toEqual([0, '']);
  });
});
