import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { useState } from 'react';
import type { RefObject } from 'react';
import { KbdHint } from '../parts/kbd-hint.tsx';
import { currentRoute, patchRoute, useNewestRoute } from '../route.ts';
import { changeSearch } from './filter-choices.ts';
import classes from './explorer.module.css';

const WAIT_MS = 200;

interface Props {
  inputRef: RefObject<HTMLInputElement | null>;
}

/** Full-text search. What is typed is shown at once and searched for after a short pause. */
export function SearchBox({ inputRef }: Props) {
  const { search = '' } = useNewestRoute().filter;
  const [draft, setDraft] = useState<string>();
  const commit = useDebouncedCallback((text: string) => {
    const filter = changeSearch(currentRoute().filter, text);
    patchRoute({ filter }, { replace: true });
    setDraft(undefined);
  }, WAIT_MS);
  return (
    <TextInput
      ref={inputRef}
      className={classes.search}
      size="xs"
      type="search"
      dir="auto"
      aria-label="Search question, golden answer, response"
      aria-keyshortcuts="/"
      placeholder="Search question, golden answer, response"
      leftSection={<Search size={14} aria-hidden="true" />}
      rightSection={<KbdHint>/</KbdHint>}
      value={draft ?? search}
      onChange={(event) => {
        setDraft(event.currentTarget.value);
        commit(event.currentTarget.value);
      }}
    />
  );
}
