import { describe, expect, it } from 'vitest';
import { fileSource, tapBlocks } from './source.ts';
import type { ByteSource } from './source.ts';
import { PLAIN, bytesSource, readAll } from './test-source.test-support.ts';

async function readLengths(source: ByteSource): Promise<number[]> {
  const lengths: number[] = [];
  for await (const block of source.blocks()) lengths.push(block.length);
  return lengths;
}

const gone = () => Promise.reject(new DOMException('gone', 'NotFoundError'));

describe('a file as a source of bytes', () => {
  it('is read in slices of 1 MiB, from its first byte at every call', async () => {
    const source = fileSource(new File([new Uint8Array(2 ** 21 + 5)], 'a.csv'));
    expect(source).toMatchObject({ name: 'a.csv', size: 2 ** 21 + 5 });
    expect(await readLengths(source)).toEqual([2 ** 20, 2 ** 20, 5]);
    expect(await readLengths(source)).toEqual([2 ** 20, 2 ** 20, 5]);
  });

  it('says so where it cannot be read any more', async () => {
    const file = new File(['a,b\n1,2\n'], 'a.csv');
    file.slice = () => Object.assign(new Blob(), { arrayBuffer: gone });
    await expect(readAll(fileSource(file))).rejects.toMatchObject({
      code: 'unreadable_file',
      message: expect.stringContaining('moved, deleted or changed'),
    });
  });
});

describe('a tapped source', () => {
  it('shows every block, from the start again where reading starts over', async () => {
    const bytes = Uint8Array.from([...new TextEncoder().encode('a,b\nx,'), 0xe9, 0x0a]);
    let seen: number[] = [];
    const tapped = tapBlocks(bytesSource(bytes, 3), () => {
      seen = [];
      return (block) => void seen.push(...block);
    });
    const { rows } = await readAll(tapped, PLAIN);
    expect(rows).toEqual([['x', 'é']]);
    expect(seen).toEqual([...bytes]);
  });
});
