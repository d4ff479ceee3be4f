export interface AxisMark {
  id: string;
  /** Place on the axis, 0 to 100. */
  at: number;
  label: string;
}

export interface PlacedMark extends AxisMark {
  /** 0 and up: rows of labels above the axis, the nearest first; -1 and down: below it. */
  level: number;
  /** Left edge of the label in pixels, inside the axis. */
  left: number;
}

/** Labels above and below by turns, so that the pile stays flat. */
const LEVELS = [0, -1, 1, -2, 2, -3, 3, -4];
const GAP = 10;

/**
 * Puts the labels of marks on an axis so that no two overlap: each is centred on its mark, kept
 * inside the axis, and takes the level nearest to the axis on which it is free.
 */
export function placeLabels(
  marks: readonly AxisMark[],
  axisWidth: number,
  labelWidth: (label: string) => number,
): PlacedMark[] {
  const freeFrom = new Map<number, number>();
  return [...marks]
    .sort((a, b) => a.at - b.at)
    .map((mark) => {
      const width = labelWidth(mark.label);
      const centred = (mark.at / 100) * axisWidth - width / 2;
      const left = Math.max(0, Math.min(centred, axisWidth - width));
      const level = LEVELS.find((one) => (freeFrom.get(one) ?? 0) <= left) ?? LEVELS.length / 2;
      freeFrom.set(level, left + width + GAP);
      return { id: mark.id, at: mark.at, label: mark.label, level, left };
    });
}
