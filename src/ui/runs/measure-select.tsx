import '@mantine/core/styles/Input.layer.css';
import { NativeSelect } from '@mantine/core';
import { memo } from 'react';
import { MEASURES } from '../../core/runs/measures.ts';
import { MEASURE_LABELS } from '../parts/measure-labels.ts';
import { patchRoute, useNewestRoute } from '../route.ts';

/** Chooses who says whether a row is correct. */
export const MeasureSelect = memo(function MeasureSelect() {
  const { measure = 'exact' } = useNewestRoute();
  return (
    <NativeSelect
      size="xs"
      label="Correct by"
      value={measure}
      data={MEASURES.map((value) => ({ value, label: MEASURE_LABELS[value] }))}
      onChange={({ currentTarget: { value } }) => {
        patchRoute({ measure: MEASURES.find((one) => one === value) });
      }}
    />
  );
});
