import type { Appearance } from '../in-page/appearance';
import type { Recording } from './recording';

/** The elements of a page as seen in one window, by their ids. */
export type View = Map<number, Appearance>;

/** What changes what `base` shows, such as the dark scheme. */
export type Mode = { name: string; base: View; view: View };

/** Lists the elements of all views, with what they look like at each size, and in a mode if that differs. */
export function combine(sizes: View[], modes: Mode[]): Recording {
  const recording: Recording = {};
  const views = [...sizes, ...modes.map(({ view }) => view)];
  for (const id of new Set(views.flatMap((view) => [...view.keys()]))) {
    const [{ name }] = views.flatMap((view) => view.get(id) ?? []) as [Appearance];
    const looks = Object.assign(looksAtSizes(id, sizes), ...modes.map((mode) => looksIn(mode, id)));
    if (Object.keys(looks).length === 0) continue;
    let key = name;
    for (let number = 2; key in recording; number++) key = `${name} (${number})`;
    recording[key] = looks;
  }
  return recording;
}

function looksAtSizes(id: number, sizes: View[]): Record<string, string> {
  const all = sizes.map((view) => view.get(id)?.looks ?? {});
  return Object.fromEntries(
    [...new Set(all.flatMap((looks) => Object.keys(looks)))].map((look) => {
      const values = all.map((looks) => looks[look] ?? '–');
      return [look, new Set(values).size === 1 ? (values[0] ?? '') : values.join(' | ')];
    }),
  );
}

function looksIn({ name, base, view }: Mode, id: number): Record<string, string> {
  const before = base.get(id)?.looks ?? {};
  const element = view.get(id);
  const now = element?.looks ?? {};
  if (isHidden(now)) {
    const isParentHidden = element !== undefined && isHidden(view.get(element.parent)?.looks);
    return isHidden(before) || isParentHidden ? {} : { [name]: 'hidden' };
  }
  const differing = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (look) => before[look] !== now[look],
  );
  return Object.fromEntries(differing.map((look) => [`${name} ${look}`, now[look] ?? '–']));
}

const isHidden = (looks: object = {}) => Object.keys(looks).length === 0;
