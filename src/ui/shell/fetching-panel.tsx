import { Button } from '@mantine/core';
import {
  answerAddress,
  cancelAddress,
  useAddresses,
  type AddressFetch,
} from '../../stores/linked-addresses.ts';
import { focusMain } from '../parts/focus-main.ts';
import { formatBytes } from '../parts/format-bytes.ts';
import { Panel } from '../parts/panel.tsx';
import { ProgressBar } from '../parts/progress-bar.tsx';
import classes from './loading-panel.module.css';

/** Files that the link names by their addresses: how far each is, a word before a large one, and a way out. */
export function FetchingPanel() {
  const fetches = useAddresses((state) => state.fetches);
  if (fetches.length === 0) return null;
  return (
    <Panel
      title={
        fetches.length === 1
          ? 'Fetching the file of this link'
          : `Fetching the ${fetches.length} files of this link`
      }
    >
      <ul className={classes.files}>
        {fetches.map((fetching) => (
          <li key={fetching.address} className={classes.file}>
            <Fetching fetching={fetching} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Fetching({ fetching }: { fetching: AddressFetch }) {
  const { address, name, isAsking, bytes, total } = fetching;
  const said = sayProgress(fetching);
  const leave = () => {
    cancelAddress(address);
    focusMain();
  };
  return (
    <>
      <b className={classes.name} dir="auto" title={address}>
        {name}
      </b>
      <span className={classes.said}>{said}</span>
      {isAsking ? (
        <span className={classes.actions}>
          <Button size="compact-sm" onClick={() => answerAddress(address, true)}>
            Fetch it
          </Button>
          <Button size="compact-sm" variant="default" onClick={leave}>
            Do not fetch
          </Button>
        </span>
      ) : (
        <>
          {total !== undefined && (
            <ProgressBar label={`Fetching ${name}`} said={said} value={bytes} max={total} />
          )}
          <Button size="compact-sm" variant="default" aria-label={`Cancel ${name}`} onClick={leave}>
            Cancel
          </Button>
        </>
      )}
    </>
  );
}

function sayProgress({ host, asked, isAsking, bytes, total }: AddressFetch): string {
  const from = host === asked ? `from ${host}` : `from ${host}, to which ${asked} sends on`;
  if (isAsking)
    return total === undefined
      ? `more than ${formatBytes(bytes)} ${from}. How much there is in all is not said. Go on?`
      : `${formatBytes(total)} ${from}. Fetch it?`;
  if (total === undefined) return `${formatBytes(bytes)} so far, ${from}`;
  return `${formatBytes(bytes)} of ${formatBytes(total)} ${from}`;
}
