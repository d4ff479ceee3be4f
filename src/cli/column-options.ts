/** The roles that a user can name a column for; no other is read. */
export const NAMED_ROLES = ['question', 'golden', 'response', 'domain'] as const;
export type NamedRole = (typeof NAMED_ROLES)[number];

/** Column names that the user gave for roles. */
export type NamedColumns = Partial<Record<NamedRole, string>>;

/** The flag that names the column of each role. */
export const ROLE_FLAGS: Record<NamedRole, `--${string}`> = {
  question: '--question',
  golden: '--answer',
  response: '--response',
  domain: '--domain',
};

/** These flags as `parseArgs` takes them. */
export const COLUMN_ARGUMENTS = {
  question: { type: 'string' },
  answer: { type: 'string' },
  response: { type: 'string' },
  domain: { type: 'string' },
} as const;

/** The columns that are named by the flags of roles. */
export function readColumns(values: {
  [flag in keyof typeof COLUMN_ARGUMENTS]?: string | undefined;
}): NamedColumns {
  const { question, answer: golden, response, domain } = values;
  return {
    ...(question !== undefined && { question }),
    ...(golden !== undefined && { golden }),
    ...(response !== undefined && { response }),
    ...(domain !== undefined && { domain }),
  };
}
