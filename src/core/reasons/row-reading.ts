import type { RowScore } from '../model.ts';
import { findText } from '../text/find-text.ts';
import { findWords, type Word } from '../text/words.ts';

/** A row as every way of finding out reads it: lower-cased, its words found once and only where asked for. */
export interface RowReading {
  score: RowScore;
  lowerGolden: string;
  lowerResponse: string;
  /** The texts as written, to quote from by places in the lower-cased ones. */
  shownGolden: string;
  shownResponse: string;
  /** Whether places that take long to find are asked for, or only what the reasons are. */
  wantsPlaces: boolean;
  /** Where the first exact match starts in the lower-cased response; -1 where there is none. */
  matchAt: number;
  goldenWords(): Word[];
  responseWords(): Word[];
}

export function readRow(
  golden: string,
  response: string,
  score: RowScore,
  wantsPlaces: boolean,
): RowReading {
  const lowerGolden = golden.toLowerCase();
  const lowerResponse = response.toLowerCase();
  let goldenWords: Word[] | undefined;
  let responseWords: Word[] | undefined;
  return {
    score,
    lowerGolden,
    lowerResponse,
    // `İ` alone becomes longer in lower case; then the lower-cased text is quoted.
    shownGolden: lowerGolden.length === golden.length ? golden : lowerGolden,
    shownResponse: lowerResponse.length === response.length ? response : lowerResponse,
    wantsPlaces,
    matchAt: score.exact ? findText(lowerResponse, lowerGolden) : -1,
    goldenWords: () => (goldenWords ??= findWords(lowerGolden)),
    responseWords: () => (responseWords ??= findWords(lowerResponse)),
  };
}

/** Texts inside a reason are cut to this many UTF-16 units, so that a sentence stays one. */
const CLIP = 40;

/** A text for a sentence: at most 40 UTF-16 units, with `…` where something was cut. */
export function clip(text: string): string {
  if (text.length <= CLIP) return text;
  const cutsPair = (text.codePointAt(CLIP - 1) ?? 0) > 0xffff;
  return `${text.slice(0, cutsPair ? CLIP - 1 : CLIP)}…`;
}
