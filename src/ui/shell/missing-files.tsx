import { Button } from '@mantine/core';
import { useAddresses } from '../../stores/linked-addresses.ts';
import { useRuns, type LinkedFile } from '../../stores/runs.ts';
import { focusMain } from '../parts/focus-main.ts';
import { usePickFiles } from '../parts/pick-files.ts';
import { doWithout } from '../use-linked-runs.ts';
import classes from './missing-files.module.css';

/** Files that the link names and this browser does not have: which to drop, or to do without: not in this browser, or lost when the engine stopped. */
export function MissingFiles() {
  const missing = useRuns((state) => state.missingFiles);
  const pickFiles = usePickFiles();
  // What is fetched may be what is missing.
  const isFetching = useAddresses(({ fetches }) => fetches.length > 0);
  if (missing.length === 0 || isFetching) return null;
  const isOne = missing.length === 1;
  return (
    <output className={classes.missing}>
      <span className={classes.text}>
        This link shows <Names files={missing} />, which {isOne ? 'is' : 'are'} not loaded here.
        Drop {isOne ? 'that file' : 'those files'} here to see {isOne ? 'it' : 'them'}.
      </span>
      <Button size="compact-sm" onClick={pickFiles}>
        Choose {isOne ? 'it' : 'them'}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => {
          doWithout(missing);
          focusMain();
        }}
      >
        Go on without
      </Button>
    </output>
  );
}

function Names({ files }: { files: LinkedFile[] }) {
  return files.map(({ key, name }, place) => (
    <span key={key}>
      {place > 0 && (place === files.length - 1 ? ' and ' : ', ')}
      <b dir="auto">{name}</b>
    </span>
  ));
}
