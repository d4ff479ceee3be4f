import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentRoute, patchRoute } from './route.ts';

afterEach(() => {
  vi.restoreAllMocks();
  window.location.hash = '';
});

/** What Safari does after 100 changes of the address in 30 seconds. */
function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

describe('patchRoute', () => {
  it('changes a part and keeps the rest', () => {
    patchRoute({ screen: 'explorer', filter: { search: 'x' } });
    patchRoute({ filter: { search: 'y' } }, { replace: true });
    expect(currentRoute()).toMatchObject({ screen: 'explorer', filter: { search: 'y' } });
  });

  it('leaves the address where it is while the browser takes no more changes', () => {
    vi.spyOn(window.history, 'pushState').mockImplementation(refuse);
    vi.spyOn(window.history, 'replaceState').mockImplementation(refuse);
    patchRoute({ screen: 'export' });
    patchRoute({ screen: 'export' }, { replace: true });
    expect(currentRoute().screen).toBe('start');
  });
});
