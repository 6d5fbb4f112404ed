// What was read lately is not read again: one answer asks several times for each message of a chat.

/** So many texts are remembered: more than a chat has messages that are read. */
const REMEMBERED = 256;

/** `read`, remembering what it made of the last few hundred texts; what it gives must not be changed. */
export function recalling<Made>(read: (text: string) => Made): (text: string) => Made {
  const known = new Map<string, Made>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= REMEMBERED) known.clear();
    const made = read(text);
    known.set(text, made);
    return made;
  };
}
