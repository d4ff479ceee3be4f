import { Button } from '@mantine/core';
import { giveUpEngine, useEngineSilence } from '../../stores/engine.ts';
import { focusMain } from '../parts/focus-main.ts';
import classes from './review-messages.module.css';

/** That nothing is heard of what reads and scores, and the word that ends it. */
export function SilentEngine() {
  const isSilent = useEngineSilence((state) => state.isSilent);
  if (!isSilent) return null;
  return (
    <div role="alert" className={classes.message}>
      <p>
        Nothing was heard for ten seconds of what reads and scores files here. It is busy with
        something large, or a damaged file holds it up. Wait, or end it: files that are loaded are
        then opened again.
      </p>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => {
          giveUpEngine();
          focusMain();
        }}
      >
        End it
      </Button>
    </div>
  );
}
