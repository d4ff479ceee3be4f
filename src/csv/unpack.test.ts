import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { bytesSource } from './test-source.test-support.ts';
import { isGzip, unpackSource } from './unpack.ts';

const pack = (text: string) => Uint8Array.from(gzipSync(text));

async function unpack(bytes: Uint8Array, ...lengths: number[]): Promise<string> {
  const source = unpackSource(bytesSource(bytes, ...lengths), { gzip: true });
  const blocks: Uint8Array[] = [];
  for await (const block of source.blocks()) blocks.push(block);
  expect(source.bytesRead?.()).toBe(bytes.length);
  return Buffer.concat(blocks).toString();
}

describe('a packed source', () => {
  it('is known by its first bytes', () => {
    expect(isGzip(pack('a'))).toBe(true);
    expect(isGzip(new TextEncoder().encode('answer'))).toBe(false);
  });

  it('gives what was packed, however its bytes are cut, at every call', async () => {
    const text = 'गंगा नदी\n'.repeat(1000);
    expect(await unpack(pack(text))).toBe(text);
    expect(await unpack(pack(text), 1)).toBe(text);
  });

  it('may have several parts', async () => {
    const parts = Buffer.concat([pack('one\n'), pack(''), pack('two\n')]);
    expect(await unpack(Uint8Array.from(parts), 7)).toBe('one\ntwo\n');
  });

  it('may have several parts where the platform takes the second for junk, as browsers do', async () => {
    const Platform = DecompressionStream;
    vi.stubGlobal(
      'DecompressionStream',
      class extends TransformStream {
        constructor() {
          const one = new Platform('gzip');
          const writer = one.writable.getWriter();
          const first = pack('one\n');
          super({
            async start(controller) {
              void writer.write(first).then(() => writer.close());
              for await (const chunk of one.readable) controller.enqueue(chunk);
              controller.error(new TypeError('Junk found after end of compressed data.'));
            },
          });
        }
      },
    );
    for (const more of [['two\n'], ['two\n', 'three\n']]) {
      const parts = Buffer.concat(['one\n', ...more].map(pack));
      expect(await unpack(Uint8Array.from(parts), 5)).toBe(['one\n', ...more].join(''));
    }
    vi.unstubAllGlobals();
  });
});
