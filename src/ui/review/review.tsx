import { ScreenHeading } from '../parts/screen-heading.tsx';

/** Decides rows by hand, one key a row, and says how accurate the run is. */
export default function Review() {
  return <ScreenHeading title="Review" />;
}
