import { describe, expect, it } from 'vitest';
import { REVIEW_KEYS } from '../parts/review-keys.ts';
import { actionOfKey } from './key-action.ts';

const plain = {
  code: '',
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  repeat: false,
};

describe('actionOfKey', () => {
  it.each([
    ['1', 'correct'],
    ['0', 'incorrect'],
    ['u', 'unsure'],
    ['U', 'unsure'],
    ['g', 'golden'],
    ['n', 'note'],
    ['d', 'group'],
    ['z', 'undo'],
    ['j', 'next'],
    ['ArrowRight', 'next'],
    ['k', 'previous'],
    ['ArrowLeft', 'previous'],
    ['?', 'keys'],
    ['2', undefined],
    ['Backspace', undefined],
    ['Enter', undefined],
    [' ', undefined],
    ['constructor', undefined],
  ])('takes %j for %s', (key, action) => {
    expect(actionOfKey({ ...plain, key })).toBe(action);
  });

  it.each([
    ['&', 'Digit1', 'correct'],
    ['à', 'Digit0', 'incorrect'],
    ['१', 'Digit1', 'correct'],
    ['я', 'KeyZ', 'undo'],
    ['ु', 'KeyG', 'golden'],
  ])('takes %j for the key at its place where another script is typed', (key, code, action) => {
    expect(actionOfKey({ ...plain, key, code })).toBe(action);
  });

  it('goes by what is printed on a key, not by its place, where that is a letter', () => {
    expect(actionOfKey({ ...plain, key: 'z', code: 'KeyY' })).toBe('undo');
    expect(actionOfKey({ ...plain, key: 'y', code: 'KeyZ' })).toBeUndefined();
  });

  it.each(['ctrlKey', 'altKey', 'metaKey'])('leaves keys with %s to the browser', (modifier) => {
    for (const key of ['1', '0', 'u', 'g', 'n', 'd', 'j', 'ArrowLeft'])
      expect(actionOfKey({ ...plain, key, [modifier]: true })).toBeUndefined();
  });

  it('undoes with Ctrl+Z and with Meta+Z, and leaves Ctrl+Shift+Z alone', () => {
    expect(actionOfKey({ ...plain, key: 'z', ctrlKey: true })).toBe('undo');
    expect(actionOfKey({ ...plain, key: 'z', metaKey: true })).toBe('undo');
    expect(actionOfKey({ ...plain, key: 'Z', ctrlKey: true, shiftKey: true })).toBeUndefined();
  });

  it('lets a key held down move but not decide, nor undo', () => {
    expect(actionOfKey({ ...plain, key: 'j', repeat: true })).toBe('next');
    for (const key of ['1', '0', 'u', 'z', 'g', 'd'])
      expect(actionOfKey({ ...plain, key, repeat: true })).toBeUndefined();
    expect(actionOfKey({ ...plain, key: 'z', ctrlKey: true, repeat: true })).toBeUndefined();
  });

  it('knows every key that is printed on a button', () => {
    for (const [action, { keys }] of Object.entries(REVIEW_KEYS))
      expect(actionOfKey({ ...plain, key: keys[0] ?? '' })).toBe(action);
  });
});
