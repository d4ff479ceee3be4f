/**
 * Column roles: which column of a file is the question, the golden answer, … One list that later
 * features extend (human verdict, model, context, expected score).
 */
export const ROLES = ['question', 'golden', 'response', 'domain'] as const;
export type Role = (typeof ROLES)[number];

/** Which column (0-based) plays each role. A role that no column plays is absent. */
export type Mapping = Partial<Record<Role, number>>;
