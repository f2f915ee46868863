/**
 * A group of choices is requested and shown as one object: the choice `varga_methods.D-2_hora` is the member `D-2_hora` of
 * `varga_methods`. Everywhere else a member is a choice like any other, by its whole name.
 */
export const CHOICE_GROUPS = {
  varga_methods: 'method of each chart of divisional_charts, and of what is read in it',
} as const;

type Fields = Readonly<Record<string, unknown>>;

/** The group and the member that a name consists of; null for a choice of no group. */
export function memberOf(name: string): { readonly group: string; readonly member: string } | null {
  const dot = name.indexOf('.');
  const group = name.slice(0, dot);
  return dot > 0 && Object.hasOwn(CHOICE_GROUPS, group) ? { group, member: name.slice(dot + 1) } : null;
}

/** Names as a request has them: each group once, in the place of its first member. */
export const requestedNames = (names: readonly string[]): readonly string[] => [
  ...new Set(names.map((name) => memberOf(name)?.group ?? name)),
];

/** The names of the members of a group. */
export const membersIn = (group: string, names: readonly string[]): readonly string[] =>
  names.flatMap((name) => {
    const found = memberOf(name);
    return found?.group === group ? [found.member] : [];
  });

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Choices by their whole names, from those of a request. */
export const flatChoices = (chosen: Fields): Fields =>
  Object.fromEntries(
    Object.entries(chosen).flatMap(([name, value]): (readonly [string, unknown])[] =>
      Object.hasOwn(CHOICE_GROUPS, name) && isRecord(value)
        ? Object.entries(value).map(([member, one]) => [`${name}.${member}`, one])
        : [[name, value]],
    ),
  );

/** Choices as a request and `meta` have them, from those by their whole names. */
export function groupedChoices(flat: Fields): Fields {
  const grouped: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(flat)) {
    const found = memberOf(name);
    if (found === null) grouped[name] = value;
    else grouped[found.group] = { ...(grouped[found.group] as object | undefined), [found.member]: value };
  }
  return grouped;
}
