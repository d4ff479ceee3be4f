import { setPace, useJudge } from '../../stores/judge.ts';
import { NumberField } from '../parts/number-field.tsx';

/** How fast to ask, and how long to wait. */
export function PaceFields() {
  const { concurrency, requestsPerMinute, timeoutMs } = useJudge((state) => state.pace);
  return (
    <>
      <NumberField
        label="At a time"
        value={concurrency}
        range={{ least: 1, most: 64 }}
        onChange={(value) => value !== undefined && setPace({ concurrency: value })}
      />
      <NumberField
        label="A minute, at most"
        value={requestsPerMinute}
        range={{ least: 1, most: 100_000 }}
        empty="no limit"
        onChange={(value) => setPace({ requestsPerMinute: value })}
      />
      <NumberField
        label="Time-out, seconds"
        value={timeoutMs / 1000}
        range={{ least: 1, most: 3600, fractions: true }}
        onChange={(value) => value !== undefined && setPace({ timeoutMs: 1000 * value })}
      />
    </>
  );
}
