/** The options but one, unless it is chosen already, by a link for example. */
export const optionsWithout = <Key extends string>(
  left: Key,
  options: Readonly<Record<Key, string>>,
  chosen: readonly Key[],
): Readonly<Record<Key, string>> =>
  Object.fromEntries(
    Object.entries(options).filter(([key]) => key !== left || chosen.includes(left)),
  ) as Record<Key, string>;
