// Runs in the page (support/page-module.ts).

/** An element, and what a visitor sees of it: its box, and its CSS where that makes a difference. */
export type Appearance = {
  id: number;
  /** The id of the element around it. */
  parent: number;
  name: string;
  /** Nothing if the element is hidden. */
  looks: Record<string, string>;
};

type Root = {
  /** A selector: what to describe, with what is in it. */
  root: string;
  /** The names of SVG files by their first path, for those that are part of a document. */
  drawings: Record<string, string>;
};

/** What elements are compared with. */
type Sight = {
  /** The browser's initial value of each property. */
  initial: Record<string, string>;
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

/** All elements that have been described since the document was opened. An element's place is its id. */
const known: Element[] = [];

/**
 * Describes the elements of the page as they are now, in the order of the document.
 *
 * Of the properties that children inherit, an element has those that it changes; of the others, those that
 * differ from the browser's initial values. What is only a means, such as `display` or `padding`, shows in
 * the boxes.
 */
export function describeElements({ root, drawings }: Root): Appearance[] {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
  const sight = lookAround();
  const elements = document.querySelectorAll(
    `${root}, ${root} *:not(svg *, script, style, link, meta, title, #root, #page)`,
  );
  return [...elements].map((element) => {
    if (!known.includes(element)) known.push(element);
    return {
      id: known.indexOf(element),
      parent: known.indexOf(parentOf(element)),
      name: nameOf(element, drawings),
      looks: looksOf(element, sight),
    };
  });
}

function lookAround(): Sight {
  const isMoving = matchMedia('(prefers-reduced-motion: no-preference)').matches;
  const reference = document.body.appendChild(document.createElement('div'));
  reference.style.all = 'initial';
  const initial = read(getComputedStyle(reference), [...inherited, ...own, ...moving]);
  reference.remove();
  return { initial, compared: isMoving ? [...own, ...moving] : own };
}

function parentOf(element: Element): Element {
  const parent = element.parentElement;
  return parent?.matches('#root, #page') ? parentOf(parent) : (parent ?? element);
}

function looksOf(element: Element, sight: Sight): Record<string, string> {
  const style = getComputedStyle(element);
  if (element.getClientRects().length === 0 || style.visibility !== 'visible') return {};
  const parent = element.parentElement;
  // What turns or moves as the page scrolls has no fixed place.
  const isAnimated = element.getAnimations().length > 0;
  return {
    ...(!isAnimated && { box: boxOf(element, style) }),
    ...(element.matches('a, button') && textLooks(element)),
    ...styleLooks(style, parent ? inheritedFrom(parent) : sight.initial, '', sight),
    ...(isAnimated && { transform: 'animated' }),
    ...pseudoLooks(element, '::before', sight),
    ...pseudoLooks(element, '::after', sight),
    ...(element.matches(':popover-open') && pseudoLooks(element, '::backdrop', sight)),
  };
}

/**
 * @param around the values of inherited properties around the element
 * @param of begins the name of each look
 */
function styleLooks(
  style: CSSStyleDeclaration,
  around: Record<string, string>,
  of: string,
  { initial, compared }: Sight,
) {
  const looks: Record<string, string> = {};
  const add = (property: string, value: string) => {
    looks[`${of}${property}`] = readable(value);
  };
  for (const property of inherited) {
    const value = style.getPropertyValue(property);
    if (value !== around[property]) add(property, value);
  }
  for (const property of compared) {
    const value = style.getPropertyValue(property);
    // Backgrounds of several layers have a list.
    const values = property === 'background-color' ? [value] : value.split(', ');
    if (values.some((it) => it !== initial[property])) add(property, value);
  }
  for (const [side, line] of bordersOf(style)) add(side, line);
  const outline = lineOf(style, 'outline');
  if (outline) add('outline', `${outline} ${style.outlineOffset} away`);
  if (style.textDecorationLine !== 'none') add('text-decoration', decorationOf(style));
  return looks;
}

/** One for all sides, or those that differ. */
function bordersOf(style: CSSStyleDeclaration): (readonly [side: string, line: string])[] {
  const borders = ['border-top', 'border-right', 'border-bottom', 'border-left'].map(
    (side) => [side, lineOf(style, side)] as const,
  );
  const lines = new Set(borders.map(([, line]) => line));
  const [line = ''] = lines;
  const shown = lines.size === 1 ? [['border', line] as const] : borders;
  return shown.filter(([, it]) => it !== '');
}

function decorationOf(style: CSSStyleDeclaration): string {
  const { textDecorationLine, textDecorationThickness, textUnderlineOffset } = style;
  return `${textDecorationLine} ${style.textDecorationColor} ${textDecorationThickness} ${textUnderlineOffset}`;
}

/** Nothing if no line is drawn. */
function lineOf(style: CSSStyleDeclaration, side: string): string {
  const [width, kind, color] = ['width', 'style', 'color'].map((part) =>
    style.getPropertyValue(`${side}-${part}`),
  );
  return kind === 'none' || width === '0px' ? '' : `${width} ${kind} ${color}`;
}

function pseudoLooks(element: Element, pseudo: string, sight: Sight) {
  const style = getComputedStyle(element, pseudo);
  if (style.content === 'none' || style.content === 'normal') {
    if (pseudo !== '::backdrop') return {};
  }
  const { content, top, left, width, height, display } = style;
  return {
    ...(content !== '""' && { [`${pseudo} content`]: content }),
    [`${pseudo} box`]:
      style.position === 'static'
        ? `${display} ${rounded(width)}×${rounded(height)}`
        : `${rounded(left)},${rounded(top)} ${rounded(width)}×${rounded(height)}`,
    ...styleLooks(style, inheritedFrom(element), `${pseudo} `, sight),
  };
}

function inheritedFrom(element: Element): Record<string, string> {
  return read(getComputedStyle(element), inherited);
}

/** Where the words of a link or a button are in its box. */
function textLooks(element: Element): Record<string, string> {
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

function read(style: CSSStyleDeclaration, properties: string[]): Record<string, string> {
  return Object.fromEntries(properties.map((it) => [it, style.getPropertyValue(it)]));
}

/** Colors as in the source, and no long fractions. */
function readable(value: string): string {
  return value
    .replaceAll(/rgb\((\d+), (\d+), (\d+)\)/g, (_rgb, ...channels: string[]) => {
      const hex = channels.slice(0, 3).map((it) => Number(it).toString(16).padStart(2, '0'));
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

/** The rules for what no element shows: fonts, paper, selected text and changes of the page. */
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
