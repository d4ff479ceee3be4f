import { useId } from 'react';
import { usePrepared } from '../../stores/prepared.ts';
import { setBlind, setHideJudge, setTypographicLast, useReviews } from '../../stores/reviews.ts';
import classes from './review-options.module.css';

/** What a reviewer sees before deciding, and in which order. */
export function ReviewOptions({ during = false }: { during?: boolean }) {
  const { blind, hideJudge, typographicLast } = useReviews();
  const hasJudge = usePrepared(({ prepared }) =>
    [...prepared.values()].some(({ judge }) => judge !== undefined),
  );
  return (
    <div className={classes.options}>
      <Option label="Blind" checked={blind} onChange={setBlind}>
        Hides bucket, verdicts, reasons, marks and other reviewers until you decide.
      </Option>
      {hasJudge && (
        <Option label="Hide the judge" checked={hideJudge} onChange={setHideJudge}>
          Its verdict does not sway you.
        </Option>
      )}
      {!during && (
        <Option
          label="Differences of writing last"
          checked={typographicLast}
          onChange={setTypographicLast}
        >
          In a review of a filter, rows that differ only in punctuation, spaces or the like come
          last.
        </Option>
      )}
    </div>
  );
}

function Option({
  label,
  checked,
  onChange,
  children,
}: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => Promise<void>;
  children: string;
}) {
  const id = useId();
  return (
    <label className={classes.option} title={children}>
      <input
        type="checkbox"
        checked={checked}
        aria-describedby={id}
        onChange={({ currentTarget }) => void onChange(currentTarget.checked)}
      />
      {label}
      <span id={id} hidden>
        {children}
      </span>
    </label>
  );
}
