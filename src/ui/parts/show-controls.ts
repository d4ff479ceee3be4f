export { showControls } from '../../core/text/show-controls.ts';
