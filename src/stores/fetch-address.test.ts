import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchAddress, type FetchSteps, findAddresses, nameAddress } from './fetch-address.ts';

const BASE = 'https://pages.example/touchstone/';

describe('the addresses of a link', () => {
  it.each([
    ['?run=https://a.example/x.csv', ['https://a.example/x.csv']],
    ['?run=runs/x.csv', [`${BASE}runs/x.csv`]],
    ['?run=a.csv&run=b.csv&run=a.csv', [`${BASE}a.csv`, `${BASE}b.csv`]],
    ['?run=https%3A%2F%2Fa.example%2Fx.csv%3Fv%3D1%26w%3D2', ['https://a.example/x.csv?v=1&w=2']],
    ['?run=&other=1', []],
    ['', []],
    ['?run=https://', ['https://']],
  ])('in %j are %j', (search, found) => {
    expect(findAddresses(search, BASE)).toEqual(found);
  });

  it.each([
    ['https://a.example/data/my%20run.csv?x=1#y', 'my run.csv'],
    ['https://a.example/', 'a.example'],
    ['https://a.example/100%/', '100%'],
    ['https://', 'https://'],
  ])('%s is called %j', (address, name) => {
    expect(nameAddress(address)).toBe(name);
  });
});

function answerWith(answer: () => Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

describe('a fetched file', () => {
  beforeEach(() => vi.stubGlobal('location', { origin: 'https://pages.example' }));
  afterEach(() => vi.unstubAllGlobals());

  const controller = new AbortController();
  function steps(over: Partial<FetchSteps> = {}): FetchSteps {
    return {
      signal: controller.signal,
      onProgress: () => undefined,
      mayGoOn: async () => true,
      ...over,
    };
  }
  it('has the bytes and the name of its address, and no cookies or page are told', async () => {
    const fetched = answerWith(async () => new Response('a,b\n'));
    const file = await fetchAddress('https://a.example/x.csv', steps());
    expect([file.name, await file.text()]).toEqual(['x.csv', 'a,b\n']);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
  });

  it('is asked about before it is read where the server says that it is large', async () => {
    const read = vi.fn<() => void>();
    const body = new ReadableStream({ pull: read }, { highWaterMark: 0 });
    answerWith(async () => new Response(body, { headers: { 'Content-Length': '25000000' } }));
    const mayGoOn = vi.fn<FetchSteps['mayGoOn']>(async () => false);
    await expect(fetchAddress('https://a.example/x.csv', steps({ mayGoOn }))).rejects.toMatchObject(
      { code: 'cancelled' },
    );
    expect(mayGoOn).toHaveBeenCalledExactlyOnceWith({
      bytes: 0,
      total: 25e6,
      host: 'a.example',
    });
    expect(read).not.toHaveBeenCalled();
  });

  it('is asked about once, when so much has come, where the server says nothing', async () => {
    const parts = Array.from({ length: 4 }, () => new Uint8Array(9e6));
    const body = new ReadableStream({
      pull(to) {
        const part = parts.pop();
        if (part) to.enqueue(part);
        else to.close();
      },
    });
    answerWith(async () => new Response(body));
    const mayGoOn = vi.fn<FetchSteps['mayGoOn']>(async () => true);
    const file = await fetchAddress('https://a.example/x.csv', steps({ mayGoOn }));
    expect(file.size).toBe(36e6);
    expect(mayGoOn).toHaveBeenCalledExactlyOnceWith({
      bytes: 27e6,
      total: undefined,
      host: 'a.example',
    });
  });

  it('is of the host that the address sends on to', async () => {
    const answer = new Response('a,b\n');
    Object.defineProperty(answer, 'url', { value: 'https://cdn.example/1f.csv' });
    answerWith(async () => answer);
    const onProgress = vi.fn<FetchSteps['onProgress']>();
    const file = await fetchAddress('https://a.example/x.csv', steps({ onProgress }));
    expect(file.name).toBe('x.csv');
    expect(onProgress).toHaveBeenLastCalledWith({
      bytes: 4,
      total: undefined,
      host: 'cdn.example',
    });
  });

  it.each([
    ['ftp://a.example/x.csv', 'takes addresses that begin with https://'],
    ['http://a.example/x.csv', 'takes addresses that begin with https://'],
    ['javascript:alert(1)', 'takes addresses that begin with https://'],
    ['https://', 'takes addresses that begin with https://'],
  ])('is not asked for at %s', async (address, sentence) => {
    const fetched = answerWith(async () => new Response(''));
    await expect(fetchAddress(address, steps())).rejects.toThrow(sentence);
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    [async () => new Response('', { status: 404 }), 'status 404 (there is no such file)'],
    [async () => new Response('', { status: 418 }), 'status 418.'],
    [
      async () =>
        new Response('<html>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
      'answered with a web page, not a file',
    ],
    [async () => Promise.reject(new TypeError('Failed to fetch')), 'does not allow other sites'],
  ])('that does not come is explained (%#)', async (answer, sentence) => {
    answerWith(answer);
    await expect(fetchAddress('https://a.example/x.csv', steps())).rejects.toThrow(sentence);
  });

  it('that breaks off says after how much', async () => {
    let sent = false;
    const body = new ReadableStream({
      pull(to) {
        if (sent) to.error(new TypeError('network error'));
        else to.enqueue(new Uint8Array(7));
        sent = true;
      },
    });
    answerWith(async () => new Response(body));
    await expect(fetchAddress('https://a.example/x.csv', steps())).rejects.toThrow(
      'broke off after 7 bytes',
    );
  });
});
