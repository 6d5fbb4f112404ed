// The payment service takes forms whose names are paths: `line_items[0][price_data][unit_amount]=500`. This reads them.

export type FormValue = string | FormTree;
export interface FormTree {
  [name: string]: FormValue;
}

/** The tree behind a form's body; lists become trees with the names "0", "1", … */
export function parseFormBody(body: string): FormTree {
  const root: FormTree = {};
  for (const [path, value] of new URLSearchParams(body)) {
    const names = path.split(/[[\]]+/).filter((name) => name !== "");
    const last = names.pop();
    if (last === undefined) continue;
    let branch = root;
    for (const name of names) {
      const next = branch[name];
      branch = typeof next === "object" ? next : (branch[name] = {});
    }
    branch[last] = value;
  }
  return root;
}

/** The text under a path of names, or null. */
export function textAt(tree: FormTree, ...names: string[]): string | null {
  let value: FormValue | undefined = tree;
  for (const name of names) value = typeof value === "object" ? value[name] : undefined;
  return typeof value === "string" ? value : null;
}

/** The texts below a path, for metadata. */
export function textsAt(tree: FormTree, ...names: string[]): Record<string, string> {
  let value: FormValue | undefined = tree;
  for (const name of names) value = typeof value === "object" ? value[name] : undefined;
  if (typeof value !== "object") return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
