import { useState } from 'react';
import classes from './rag.module.css';

interface Props {
  label: string;
  weight: number;
  /** Once the slider is let go. */
  onChange: (weight: number) => void;
}

/** How much a part counts, from 0 to 5 in halves. */
export function WeightSlider({ label, weight, onChange }: Props) {
  const [moved, setMoved] = useState<number>();
  const drop = () => {
    if (moved !== undefined && moved !== weight) onChange(moved);
    setMoved(undefined);
  };
  return (
    <span className={classes.slider}>
      <input
        type="range"
        min={0}
        max={5}
        step={0.5}
        aria-label={label}
        value={moved ?? weight}
        onChange={({ currentTarget }) => setMoved(Number(currentTarget.value))}
        onPointerUp={drop}
        onKeyUp={drop}
        onBlur={drop}
      />
      <output>{moved ?? weight}</output>
    </span>
  );
}
