import { ScreenHeading } from '../parts/screen-heading.tsx';

export function Start() {
  return <ScreenHeading title="Start" />;
}
