import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Button, Drawer } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { SlidersHorizontal } from 'lucide-react';
import { memo } from 'react';
import type { RowFilter, View } from '../../stores/rows.ts';
import type { Run } from '../../stores/runs.ts';
import { useNewestRoute } from '../route.ts';
import { Facets } from './facets.tsx';
import { listChips } from './filter-choices.ts';
import classes from './explorer.module.css';

interface Props {
  view: View | undefined;
  runs: Run[];
  onChange: (filter: RowFilter) => void;
}

/** The facets at the side, or behind a button. In parts, as Mantine's own header would be a second banner. */
export const FacetPanel = memo(function FacetPanel({ view, runs, onChange }: Props) {
  const { filter } = useNewestRoute();
  const isNarrow = useMediaQuery('(max-width: 1199px)');
  const [isOpen, { open, close }] = useDisclosure(false);
  const facets = view && (
    <Facets facets={view.facets} filter={filter} runs={runs} onChange={onChange} />
  );
  if (!isNarrow)
    return (
      <aside className={classes.facets} aria-label="Filters">
        {facets}
      </aside>
    );
  const active = listChips(filter, runs).length;
  return (
    <div className={classes.drawerButton}>
      <Button
        size="xs"
        variant="default"
        leftSection={<SlidersHorizontal size={14} aria-hidden="true" />}
        onClick={open}
      >
        Filters{active > 0 && ` (${active} active)`}
      </Button>
      <Drawer.Root opened={isOpen} onClose={close} size="xs">
        <Drawer.Overlay />
        <Drawer.Content>
          <div className={classes.drawerHead}>
            <Drawer.Title>Filters</Drawer.Title>
            <Drawer.CloseButton aria-label="Close the filters" />
          </div>
          <Drawer.Body>{facets}</Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </div>
  );
});
