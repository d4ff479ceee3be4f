import { ScreenHeading } from '../parts/screen-heading.tsx';

export default function Export() {
  return <ScreenHeading title="Export" />;
}
