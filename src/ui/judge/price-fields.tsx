import { setPrices, useJudge } from '../../stores/judge.ts';
import { NumberField } from '../parts/number-field.tsx';
import { Fold } from '../parts/fold.tsx';
import classes from './settings.module.css';

const PRICE = { least: 0, most: 1_000_000, fractions: true };

/** What a million tokens cost, in any currency; without both there is no cost. */
export function PriceFields() {
  const prices = useJudge((state) => state.prices);
  const set = (change: { input?: number; output?: number }) =>
    setPrices({ ...(prices ?? { input: 0, output: 0 }), ...change });
  return (
    <Fold name="judge.prices" className={classes.more} isForced={prices !== undefined}>
      <summary>Prices</summary>
      <div className={classes.two}>
        <NumberField
          label="A million tokens in"
          value={prices?.input}
          range={PRICE}
          empty="not given"
          onChange={(input) => (input === undefined ? setPrices(undefined) : set({ input }))}
        />
        <NumberField
          label="A million tokens out"
          value={prices?.output}
          range={PRICE}
          empty="not given"
          onChange={(output) => (output === undefined ? setPrices(undefined) : set({ output }))}
        />
      </div>
    </Fold>
  );
}
