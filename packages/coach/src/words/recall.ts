// What was read lately is not read again: one answer asks many times for each message of a chat.

/** So many texts are remembered: more than a chat has messages that are read. */
const REMEMBERED = 256;
/** And so many signs of them, however long somebody's texts are. */
const REMEMBERED_SIGNS = 500_000;

/**
 * `read`, remembering what it made of the last few hundred texts; what it gives must not be changed.
 * @param most how many are remembered
 */
export function recalling<Made>(read: (text: string) => Made, most = REMEMBERED): (text: string) => Made {
  const known = new Map<string, Made>();
  let signs = 0;
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= most || signs + text.length > REMEMBERED_SIGNS) {
      known.clear();
      signs = 0;
    }
    const made = read(text);
    known.set(text, made);
    signs += text.length;
    return made;
  };
}
