import '@mantine/core/styles/Input.layer.css';
import { NativeSelect } from '@mantine/core';
import { type Measure, MEASURES } from '../../core/runs/measures.ts';
import { MEASURE_LABELS } from '../parts/measure-labels.ts';

interface Props {
  measure: Measure;
  onChoose: (measure: Measure) => void;
}

/** Chooses who says whether a row is correct. */
export function MeasureSelect({ measure, onChoose }: Props) {
  return (
    <NativeSelect
      size="xs"
      label="Correct by"
      value={measure}
      data={MEASURES.map((value) => ({ value, label: MEASURE_LABELS[value] }))}
      onChange={({ currentTarget: { value } }) => {
        const chosen = MEASURES.find((one) => one === value);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}
