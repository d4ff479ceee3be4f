import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Combobox, Modal, TextInput, useCombobox, useMantineColorScheme } from '@mantine/core';
import { Search } from 'lucide-react';
import { useEffect, useReducer, useState } from 'react';
import { countOf } from '../../core/format.ts';
import { useReviews } from '../../stores/reviews.ts';
import { useRuns } from '../../stores/runs.ts';
import { useUndoOffer } from '../../stores/undo-offer.ts';
import { focusMain } from '../parts/focus-main.ts';
import type { Overlay } from '../parts/open-overlay.ts';
import { usePickFiles } from '../parts/pick-files.ts';
import { findCommands, listCommands, type Command, type CommandGroup } from './list-commands.ts';
import classes from './palette.module.css';

interface Props {
  onClose: () => void;
  openOverlay: (overlay: Overlay) => void;
}

/** Everything that can be asked for by name: typed for, moved through by arrows, taken by Enter. */
export default function Palette({ onClose, openOverlay }: Props) {
  const [query, setQuery] = useState('');
  const groups = findCommands(useCommands(openOverlay), query.trim());
  const commands = groups.flatMap((group) => group.commands);
  const leave = useLeaving(onClose);
  const combobox = useCombobox({ opened: true, onDropdownClose: leave });
  // The list has its id once it is drawn, and the field names it from then on.
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(drawAgain, [drawAgain]);
  const { selectFirstOption } = combobox;
  // Enter takes the first that is found, as the eye does.
  useEffect(() => {
    if (commands.length > 0) selectFirstOption();
  }, [commands, selectFirstOption]);
  const take = (place: string) => {
    leave();
    commands[Number(place)]?.run();
  };
  return (
    <Modal.Root
      opened
      onClose={leave}
      size="38rem"
      yOffset="10vh"
      transitionProps={{ duration: 0 }}
      returnFocus={false}
    >
      <Modal.Overlay />
      <Modal.Content aria-label="Commands" classNames={{ content: classes.content ?? '' }}>
        <Combobox store={combobox} onOptionSubmit={take}>
          <Combobox.EventsTarget withExpandedAttribute>
            <TextInput
              data-autofocus
              className={classes.search}
              aria-label="Find a command"
              placeholder="Find a screen, a reason, a file…"
              leftSection={<Search size={16} aria-hidden="true" />}
              dir="auto"
              value={query}
              onChange={(event) => setQuery(event.currentTarget.value)}
            />
          </Combobox.EventsTarget>
          <Combobox.Options className={classes.options} aria-label="Commands" tabIndex={0}>
            <Options groups={groups} commands={commands} />
          </Combobox.Options>
        </Combobox>
        <output className={classes.count}>
          {commands.length > 0
            ? countOf(commands.length, 'command')
            : 'No command has these words. Try the name of a screen or of a reason.'}
        </output>
      </Modal.Content>
    </Modal.Root>
  );
}

function Options({ groups, commands }: { groups: CommandGroup[]; commands: Command[] }) {
  return groups.map(({ title, commands: listed }) => (
    <Combobox.Group key={title} label={title}>
      {listed.map((command) => (
        <Combobox.Option key={command.label} value={String(commands.indexOf(command))}>
          <bdi>{command.label}</bdi>
          {command.sentence !== undefined && (
            <span className={classes.sentence}>{command.sentence}</span>
          )}
        </Combobox.Option>
      ))}
    </Combobox.Group>
  ));
}

function useCommands(openOverlay: Props['openOverlay']): CommandGroup[] {
  const runs = useRuns((state) => state.runs);
  const canUndo = useReviews((state) => state.canUndo);
  const { setColorScheme } = useMantineColorScheme();
  const pickFiles = usePickFiles();
  const setScheme = setColorScheme;
  const undoable = useUndoOffer(({ offers }) => offers.at(-1)?.label);
  return listCommands({ runs, undoable, canUndo, pickFiles, openOverlay, setScheme });
}

/** Closes, and gives the focus back to what had it, before a command may take it elsewhere. */
function useLeaving(onClose: () => void): () => void {
  const [before] = useState(() => document.activeElement);
  return () => {
    onClose();
    if (before instanceof HTMLElement && before !== document.body) before.focus();
    else focusMain();
  };
}
