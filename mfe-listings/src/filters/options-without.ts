/** Keeps the option when it is already selected, for example by a link. */
export const optionsWithout = <Key extends string>(
  left: Key,
  options: Readonly<Record<Key, string>>,
  chosen: readonly Key[],
): Readonly<Record<Key, string>> =>
  Object.fromEntries(
    Object.entries(options).filter(([key]) => key !== left || chosen.includes(left)),
  ) as Record<Key, string>;
