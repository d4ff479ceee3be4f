import type { CitationStyle } from './citation-style.ts';
import { trimAddress } from './read-names.ts';

/** An address in the running text, without the punctuation of its sentence. */
const ADDRESS = /<?((?:https?:\/\/|www\.)[^\s<>"“”「」\uE000]{1,1000})>?/giu;

/** A picture is no source. */
const PICTURE = /!\[[^[\]\n]{0,200}\]\(\s{0,3}$/u;

export const bareAddresses: CitationStyle = {
  id: 'bare_address',
  find: ({ text, response }) =>
    Array.from(text.matchAll(ADDRESS)).flatMap(({ 0: whole, 1: found = '', index }) => {
      const at = index + whole.indexOf(found);
      const name = trimAddress(response.slice(at, at + found.length));
      if (PICTURE.test(text.slice(Math.max(0, index - 210), index))) return [];
      if (!/\/\/.|^www\../iu.test(name)) return [];
      const isEnclosed = whole.startsWith('<') && whole.endsWith('>');
      const place = isEnclosed
        ? { start: index, end: index + whole.length }
        : { start: at, end: at + name.length };
      return [{ style: 'bare_address', name, ...place }];
    }),
};
