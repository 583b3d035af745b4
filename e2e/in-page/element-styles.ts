// Runs in the page (support/page-module.ts).

/** An element, and what a visitor sees of it: its box, and its CSS where that makes a difference. */
export type ElementStyles = {
  id: number;
  /** The id of the element around it, if that is described. */
  parent: number | undefined;
  name: string;
  /** By the names of CSS properties. Empty if the element is hidden. */
  styles: Styles;
};

type Styles = Record<string, string>;

type Root = {
  /** A selector: what to describe, with what is in it. */
  root: string;
  /** The names of SVG files by their first path, for those that are part of a document. */
  drawings: Record<string, string>;
};

/** What styles are compared with. */
type Baseline = {
  /** The browser's initial value of each property. */
  initial: Styles;
  /** The properties that count, of those that are not inherited. */
  compared: string[];
};

const inherited = [
  'color',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'line-height',
  'letter-spacing',
  'word-spacing',
  'text-align',
  'text-transform',
  'text-wrap',
  'white-space-collapse',
  'overflow-wrap',
  'list-style-type',
  'cursor',
  'pointer-events',
];

const own = [
  'background-color',
  'background-image',
  'background-position',
  'background-size',
  'background-repeat',
  'border-radius',
  'box-shadow',
  'opacity',
  'transform',
  'clip-path',
  'filter',
  'backdrop-filter',
  'mask-image',
  'mix-blend-mode',
  'object-fit',
  'object-position',
  'overflow',
  'text-overflow',
  'position',
  'z-index',
  'isolation',
  'view-transition-name',
  'scroll-margin',
  'scroll-padding',
  'break-inside',
  'break-after',
];

const moving = [
  'scroll-behavior',
  'transition-property',
  'transition-duration',
  'animation-duration',
  'animation-delay',
  'animation-fill-mode',
  'animation-timeline',
];

/** All elements that have been described since the document was opened. */
const ids = new Map<Element, number>();

/**
 * Describes the elements of the page as they are now, in the order of the document.
 *
 * Of the properties that children inherit, an element has those that it changes; of the others, those that
 * differ from the browser's initial values. Layout properties, such as `display` and `padding`, are left out,
 * because they show in the boxes.
 */
export function describeElements({ root, drawings }: Root): ElementStyles[] {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
  const baseline = findBaseline();
  const elements = document.querySelectorAll(
    `${root}, ${root} *:not(svg *, script, style, link, meta, title, #root, #page)`,
  );
  return Array.from(elements, (element) => {
    const id = ids.get(element) ?? ids.size;
    ids.set(element, id);
    return {
      id,
      parent: ids.get(parentOf(element)),
      name: nameOf(element, drawings),
      styles: stylesOf(element, baseline),
    };
  });
}

function findBaseline(): Baseline {
  const isMoving = matchMedia('(prefers-reduced-motion: no-preference)').matches;
  const compared = isMoving ? [...own, ...moving] : own;
  const reference = document.body.appendChild(document.createElement('div'));
  reference.style.all = 'initial';
  const initial = read(getComputedStyle(reference), [...inherited, ...compared]);
  reference.remove();
  return { initial, compared };
}

function parentOf(element: Element): Element {
  const parent = element.parentElement;
  return parent?.matches('#root, #page') ? parentOf(parent) : (parent ?? element);
}

function stylesOf(element: Element, baseline: Baseline): Styles {
  const style = getComputedStyle(element);
  if (element.getClientRects().length === 0 || style.visibility !== 'visible') return {};
  const parent = element.parentElement;
  // What turns or moves as the page scrolls has no fixed place.
  const isAnimated = element.getAnimations().length > 0;
  return {
    ...(!isAnimated && { box: boxOf(element, style) }),
    ...(element.matches('a, button') && textBoxOf(element)),
    ...changesOf(style, parent ? inheritedFrom(parent) : baseline.initial, baseline),
    ...(isAnimated && { transform: 'animated' }),
    ...pseudoStyles(element, '::before', baseline),
    ...pseudoStyles(element, '::after', baseline),
    ...(element.matches(':popover-open') && pseudoStyles(element, '::backdrop', baseline)),
  };
}

/** @param around the values of inherited properties around the element */
function changesOf(
  style: CSSStyleDeclaration,
  around: Styles,
  { initial, compared }: Baseline,
): Styles {
  const changed = inherited.filter((name) => style.getPropertyValue(name) !== around[name]);
  const added = compared.filter((name) => {
    const value = style.getPropertyValue(name);
    // Backgrounds of several layers have a list.
    const layers = name === 'background-color' ? [value] : value.split(', ');
    return layers.some((layer) => layer !== initial[name]);
  });
  const styles = {
    ...read(style, [...changed, ...added]),
    ...bordersOf(style),
    ...outlineOf(style),
    ...decorationOf(style),
  };
  return Object.fromEntries(Object.entries(styles).map(([name, value]) => [name, readable(value)]));
}

/** One for all sides, or those that differ. */
function bordersOf(style: CSSStyleDeclaration): Styles {
  const sides = ['border-top', 'border-right', 'border-bottom', 'border-left'];
  const lines = sides.map((side) => lineOf(style, side));
  const borders =
    new Set(lines).size === 1
      ? [['border', lines[0]]]
      : sides.map((side, index) => [side, lines[index]]);
  return Object.fromEntries(borders.filter(([, line]) => line !== ''));
}

function outlineOf(style: CSSStyleDeclaration): Styles {
  const line = lineOf(style, 'outline');
  return line === '' ? {} : { outline: `${line} ${style.outlineOffset} away` };
}

function decorationOf(style: CSSStyleDeclaration): Styles {
  const { textDecorationLine, textDecorationThickness, textUnderlineOffset } = style;
  if (textDecorationLine === 'none') return {};
  const look = `${style.textDecorationColor} ${textDecorationThickness} ${textUnderlineOffset}`;
  return { 'text-decoration': `${textDecorationLine} ${look}` };
}

/** Nothing if no line is drawn. */
function lineOf(style: CSSStyleDeclaration, side: string): string {
  const [width, kind, color] = ['width', 'style', 'color'].map((part) =>
    style.getPropertyValue(`${side}-${part}`),
  );
  return kind === 'none' || width === '0px' ? '' : `${width} ${kind} ${color}`;
}

function pseudoStyles(element: Element, pseudo: string, baseline: Baseline): Styles {
  const style = getComputedStyle(element, pseudo);
  const { content, top, left, width, height, display } = style;
  if (['none', 'normal'].includes(content) && pseudo !== '::backdrop') return {};
  const place = style.position === 'static' ? display : `${rounded(left)},${rounded(top)}`;
  const styles = {
    ...(content !== '""' && { content }),
    box: `${place} ${rounded(width)}×${rounded(height)}`,
    ...changesOf(style, inheritedFrom(element), baseline),
  };
  return Object.fromEntries(
    Object.entries(styles).map(([name, value]) => [`${pseudo} ${name}`, value]),
  );
}

function inheritedFrom(element: Element): Styles {
  return read(getComputedStyle(element), inherited);
}

/** Where the words of a link or a button are in its box. */
function textBoxOf(element: Element): Styles {
  const words = [...element.childNodes].filter(
    (node) => node instanceof Text && node.data.trim() !== '',
  );
  const range = document.createRange();
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return {};
  range.setStartBefore(first);
  range.setEndAfter(last);
  const { left, top } = element.getBoundingClientRect();
  const text = range.getBoundingClientRect();
  const place = `${rounded(text.left - left)},${rounded(text.top - top)}`;
  return { 'text box': `${place} ${rounded(text.width)}×${rounded(text.height)}` };
}

/** In px. What moves with the window is measured from the window's corner, the rest from its parent's. */
function boxOf(element: Element, { position }: CSSStyleDeclaration): string {
  const { left, top, width, height } = element.getBoundingClientRect();
  const isInWindow = position === 'fixed' || position === 'sticky';
  const corner = isInWindow ? undefined : parentOf(element).getBoundingClientRect();
  const [x, y] = [left - (corner?.left ?? 0), top - (corner?.top ?? 0)];
  return `${rounded(x)},${rounded(y)} ${rounded(width)}×${rounded(height)}`;
}

/** The part of the page, the tag, and the first words or the picture's name. */
function nameOf(element: Element, drawings: Root['drawings']): string {
  const around = element.parentElement?.closest('section, nav, header, footer, figure, main');
  const part = around ? `${labelOf(around, drawings)} > ` : '';
  return `${part}${element.localName} ${labelOf(element, drawings)}`.trim();
}

function labelOf(element: Element, drawings: Root['drawings']): string {
  if (element.localName === 'svg') {
    return drawings[element.querySelector('[d]')?.getAttribute('d') ?? ''] ?? '';
  }
  if (element instanceof HTMLImageElement) {
    return element.src.replace(/^.*\/([^/]+?)\.\w+(\.\w+)/, '$1$2');
  }
  if (element.matches('html, body, main')) return element.localName;
  const label = element.getAttribute('aria-labelledby') ?? '';
  const words =
    element.getAttribute('aria-label') ??
    (document.getElementById(label) ?? element).textContent.trim().replaceAll(/\s+/g, ' ');
  return words.length > 24 ? `${words.slice(0, 24)}…` : words;
}

function read(style: CSSStyleDeclaration, names: string[]): Styles {
  return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
}

/** Colors as in the source, and no long fractions. */
function readable(value: string): string {
  return value
    .replaceAll(/rgb\((\d+), (\d+), (\d+)\)/g, (_rgb, ...channels: string[]) => {
      const hex = channels
        .slice(0, 3)
        .map((channel) => Number(channel).toString(16).padStart(2, '0'));
      return `#${hex.join('')}`;
    })
    .replaceAll(/\d+\.\d{3,}/g, (number) => String(Number(Number(number).toPrecision(4))))
    .replaceAll('"', '');
}

function rounded(length: string | number): string {
  const px = typeof length === 'number' ? length : parseFloat(length);
  if (Number.isNaN(px)) return String(length);
  // Browsers count in 64ths. Adding zero avoids "-0".
  return String(Math.round(Math.round(px * 64) / 64) + 0);
}

/** Rules that no element's computed style shows: fonts, paper, selected text and changes of the page. */
export function describeRules(): Record<string, string> {
  const rules: Record<string, string> = {};
  const add = (name: string, css: string) => {
    const text = css.replaceAll(/unicode-range: .*?;|\.[0-9a-f]{8}(?=\.woff2)/g, '').trim();
    rules[name in rules ? `${name} (${Object.keys(rules).length})` : name] = text;
  };
  for (const rule of [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])) {
    if (rule instanceof CSSFontFaceRule) {
      const family = rule.style.getPropertyValue('font-family');
      add(`${family} ${rule.style.getPropertyValue('font-weight')}`, rule.style.cssText);
    } else if (rule instanceof CSSKeyframesRule) {
      add('@keyframes', [...rule.cssRules].map(({ cssText }) => cssText).join(' '));
    } else if (rule instanceof CSSPageRule) {
      add('@page', rule.style.cssText);
    } else if (rule instanceof CSSStyleRule && /::(selection|view-)/.test(rule.selectorText)) {
      add(rule.selectorText, rule.style.cssText);
    }
  }
  return rules;
}
