import { REQUIRED_ROLES, ROLE_LABELS, type Mapping } from '../../core/columns.ts';

/** What keeps a mapping from being used, as a sentence; undefined where nothing does. */
export function checkMapping(mapping: Mapping): string | undefined {
  const missing = REQUIRED_ROLES.filter((role) => mapping[role] === undefined);
  if (missing.length > 0)
    return `Choose a column for: ${missing.map((role) => ROLE_LABELS[role]).join(' and ')}.`;
  if (mapping.golden === mapping.response)
    return 'Golden answer and response are the same column: every row would be correct.';
  return undefined;
}
