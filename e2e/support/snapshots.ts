import type { ElementStyles } from '../in-page/element-styles';
import type { Recording } from './recording';

/** The elements of a page as they look at one moment, by their ids. */
export type Snapshot = Map<number, ElementStyles>;

/** A page in another state, such as the dark scheme, and the snapshot that it is compared with. */
export type PageState = { name: string; base: Snapshot; snapshot: Snapshot };

/** Lists all elements with their styles at each size, and those that are different in a state. */
export function toRecording(sizes: Snapshot[], states: PageState[]): Recording {
  const recording: Recording = {};
  const snapshots = [...sizes, ...states.map(({ snapshot }) => snapshot)];
  for (const id of new Set(snapshots.flatMap((snapshot) => [...snapshot.keys()]))) {
    const [{ name }] = snapshots.flatMap((snapshot) => snapshot.get(id) ?? []) as [ElementStyles];
    const inStates = states.map((state) => stylesIn(state, id));
    const styles = Object.assign(stylesAtSizes(id, sizes), ...inStates);
    if (Object.keys(styles).length === 0) continue;
    let key = name;
    for (let number = 2; key in recording; number++) key = `${name} (${number})`;
    recording[key] = styles;
  }
  return recording;
}

function stylesAtSizes(id: number, sizes: Snapshot[]): Record<string, string> {
  const all = sizes.map((snapshot) => snapshot.get(id)?.styles ?? {});
  const properties = new Set(all.flatMap((styles) => Object.keys(styles)));
  return Object.fromEntries(
    Array.from(properties, (property) => {
      const values = all.map((styles) => styles[property] ?? '–');
      return [property, new Set(values).size === 1 ? (values[0] ?? '') : values.join(' | ')];
    }),
  );
}

function stylesIn({ name, base, snapshot }: PageState, id: number): Record<string, string> {
  const before = base.get(id)?.styles ?? {};
  const element = snapshot.get(id);
  const now = element?.styles ?? {};
  if (isHidden(now)) {
    const parent = snapshot.get(element?.parent ?? -1);
    // If a whole subtree is hidden, only its root is listed.
    const isListed = !isHidden(before) && !(parent && isHidden(parent.styles));
    return isListed ? { [name]: 'hidden' } : {};
  }
  const properties = Object.keys({ ...before, ...now });
  const differing = properties.filter((property) => before[property] !== now[property]);
  return Object.fromEntries(
    differing.map((property) => [`${name} ${property}`, now[property] ?? '–']),
  );
}

const isHidden = (styles: object) => Object.keys(styles).length === 0;
