// Runs in the page (support/page-module.ts).

type Box = { left: number; top: number; right: number; bottom: number };

/** How an element's ancestors limit it. */
type Surroundings = {
  isHidden: boolean;
  /** What `overflow` leaves visible. */
  clip: Box;
  /** The ancestors that should be as large as their text. */
  blocks: Element[];
  /** The nearest fixed ancestor, or the root. Fixed elements overlap the page on purpose. */
  layer: Element;
  /** Text that does not fit ends in "…". */
  isShortened: boolean;
};

type Line = Surroundings & { node: Text; parent: Element; box: Box };

/** In px, for rounding and for letters that lean out of their box. */
const tolerance = 1;

/** In px, width and height. */
const minTarget = 24;

/** In px, between text and a line at the side of its box. */
const minDistance = 6;

const root = document.documentElement;

/** At the current viewport size. */
const known = new Map<Element, Surroundings>();

/**
 * Finds what visitors cannot read, reach or tap at the current viewport size: sideways scrolling,
 * text that is cut off, lies over other text, is wider than its box or touches a line beside it,
 * small targets (WCAG 2.2, 2.5.8, with its exceptions for spacing and for links in sentences) and
 * broken pictures.
 *
 * @returns a sentence for each fault, which quotes the element's words
 */
export function findLayoutFaults(): string[] {
  // Text that is folded away can have faults, too.
  for (const details of document.querySelectorAll('details')) details.open = true;
  known.clear();
  const lines = textLines();
  const faults = [
    ...findSidewaysScroll(),
    ...lines.flatMap((line) => findTextFault(line, lines) ?? []),
    ...findOverlaps(lines),
    ...findSmallTargets(lines),
    ...findBrokenPictures(),
  ];
  return [...new Set(faults)];
}

/**
 * Finds text below an opaque element or a picture. The viewport has to be as tall as the page.
 *
 * @returns a sentence for each text
 */
export function findCoveredText(): string[] {
  known.clear();
  const covered = textLines().filter(({ parent, box, clip, layer }) => {
    const y = (box.top + box.bottom) / 2;
    const points = [box.left + tolerance, (box.left + box.right) / 2, box.right - tolerance];
    return isInside(box, clip) && points.some((x) => isCoveredAt(x, y, parent, layer));
  });
  return covered.map(({ node, parent }) => {
    return `The text ${quoted(node.data)}${place(parent)} is covered`;
  });
}

function isCoveredAt(x: number, y: number, parent: Element, layer: Element): boolean {
  const stack = document.elementsFromPoint(x, y);
  const above = stack.slice(
    0,
    stack.findIndex((element) => element.contains(parent) || parent.contains(element)),
  );
  return above.some((element) => isOpaque(element) && surroundings(element).layer === layer);
}

function isOpaque(element: Element): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  const hasBackground = !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
  return hasBackground || backgroundImage !== 'none' || element.matches('img, svg *');
}

function findSidewaysScroll(): string[] {
  if (root.scrollWidth <= root.clientWidth) return [];
  const sticksOut = (element: Element) => {
    const { isHidden, clip } = surroundings(element);
    const { right, width } = boxOf(element);
    return !isHidden && width > 0 && Math.min(right, clip.right) > root.clientWidth + 0.5;
  };
  const culprits = [...document.body.querySelectorAll('*:not(svg *)')].filter(
    (element) => sticksOut(element) && !sticksOut(element.parentElement ?? root),
  );
  return [
    'The page scrolls sideways',
    ...culprits.map((culprit) => `${named(culprit)} sticks out of the page`),
  ];
}

function findTextFault(line: Line, lines: Line[]): string | undefined {
  const { parent, node, box, clip, blocks, isShortened } = line;
  const text = `The text ${quoted(node.data)}${place(parent)}`;
  if (isShortened) {
    const isElsewhere = lines.some((other) => !other.isShortened && other.node.data === node.data);
    return isElsewhere ? undefined : `${text} is shortened, and nowhere in full`;
  }
  if (!isInside(box, clip)) return `${text} is cut off`;
  if (blocks.some((block) => !isInside(box, boxOf(block)))) {
    return `${text} is wider or taller than its box`;
  }
  if (blocks.some((block) => touchesSideLine(box, block))) {
    return `${text} touches the line beside it`;
  }
}

function touchesSideLine({ left, right }: Box, block: Element): boolean {
  const { borderLeftWidth, borderLeftColor, borderRightWidth, borderRightColor } =
    getComputedStyle(block);
  const outer = boxOf(block);
  const touches = (width: string, color: string, distance: number) =>
    parseFloat(width) > 0 &&
    color !== 'rgba(0, 0, 0, 0)' &&
    distance - parseFloat(width) < minDistance;
  return (
    touches(borderLeftWidth, borderLeftColor, left - outer.left) ||
    touches(borderRightWidth, borderRightColor, outer.right - right)
  );
}

function findOverlaps(lines: Line[]): string[] {
  const faults: string[] = [];
  const visible = lines.filter(({ isShortened, box, clip }) => !isShortened && isInside(box, clip));
  const sorted = visible.sort((a, b) => a.box.top - b.box.top);
  for (const [index, upper] of sorted.entries()) {
    for (const lower of sorted.slice(index + 1)) {
      if (lower.box.top >= upper.box.bottom) break;
      const isApart =
        upper.node === lower.node ||
        upper.layer !== lower.layer ||
        lower.box.left >= upper.box.right - tolerance ||
        upper.box.left >= lower.box.right - tolerance;
      if (isApart) continue;
      const other = `the text ${quoted(lower.node.data)}${place(lower.parent)}`;
      faults.push(`The text ${quoted(upper.node.data)}${place(upper.parent)} lies over ${other}`);
    }
  }
  return faults;
}

type Target = { element: HTMLElement; layer: Element; box: DOMRect; isSmall: boolean };

/** Small targets that are too close to another one. */
function findSmallTargets(lines: Line[]): string[] {
  const targets = listTargets();
  return targets.flatMap((target) => {
    const { element, box, isSmall } = target;
    if (!isSmall || isInSentence(element, lines)) return [];
    const close = targets.find((other) => isTooClose(target, other));
    if (!close) return [];
    const size = `${Math.round(box.width)} × ${Math.round(box.height)} px`;
    return `${named(element)} is hard to tap: it is ${size}, smaller than ${minTarget} × ${minTarget}, and close to ${quoted(wordsOf(close.element))}`;
  });
}

function listTargets(): Target[] {
  const selector = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
    const { isHidden, layer } = surroundings(element);
    const box = boxOf(element);
    return isHidden || box.width === 0 ? [] : [{ element, layer, box, isSmall: isSmall(box) }];
  });
}

/**
 * Whether a circle of the least size around a small target touches the other one, or its circle.
 */
function isTooClose({ element, layer, box }: Target, other: Target): boolean {
  if (other.element === element || other.layer !== layer) return false;
  const x = (box.left + box.right) / 2;
  const y = (box.top + box.bottom) / 2;
  const { left, right, top, bottom } = other.box;
  const toBox = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  const toCenter = Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y);
  return toBox < minTarget / 2 || (other.isSmall && toCenter < minTarget);
}

function findBrokenPictures(): string[] {
  return [...document.images]
    .filter((image) => image.complete && image.naturalWidth === 0)
    .map((image) => `${named(image)} is missing or corrupt`);
}

function textLines(): Line[] {
  const found: Line[] = [];
  const range = new Range();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const parent = node.parentElement;
    if (!parent || node.data.trim() === '' || surroundings(parent).isHidden) continue;
    // Trailing spaces hang outside the box.
    range.setStart(node, 0);
    range.setEnd(node, node.data.trimEnd().length);
    for (const { left, top, right, bottom } of range.getClientRects()) {
      // The font's box is taller than its letters, and in headings taller than the line.
      const margin = (bottom - top) / 5;
      const box = { left, top: top + margin, right, bottom: bottom - margin };
      if (right > left) found.push({ ...surroundings(parent), node, parent, box });
    }
  }
  return found;
}

function surroundings(element: Element): Surroundings {
  let result = known.get(element);
  if (!result) {
    result = computeSurroundings(element);
    known.set(element, result);
  }
  return result;
}

function aroundPage(): Surroundings {
  return {
    isHidden: false,
    clip: {
      left: -scrollX,
      top: -scrollY,
      right: root.scrollWidth - scrollX,
      bottom: root.scrollHeight - scrollY,
    },
    blocks: [],
    layer: root,
    isShortened: false,
  };
}

function windowBox(): Box {
  return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
}

function computeSurroundings(element: Element): Surroundings {
  const style = getComputedStyle(element);
  const { parentElement } = element;
  const outer = parentElement ? surroundings(parentElement) : aroundPage();
  const isFixed = style.position === 'fixed';
  const isAbsolute = style.position === 'absolute';
  const isHidden =
    outer.isHidden ||
    style.display === 'none' ||
    style.visibility !== 'visible' ||
    style.opacity === '0' ||
    style.clipPath === 'inset(50%)';

  // Ancestors up to the one that it is positioned in neither hold nor clip an absolute element.
  const holder =
    isAbsolute && element instanceof HTMLElement && element.offsetParent
      ? surroundings(element.offsetParent)
      : outer;
  let { clip } = isFixed ? { clip: windowBox() } : holder;
  if (parentElement && element !== document.body) clip = clipTo(element, style, clip);

  let { blocks } = outer;
  if (style.display !== 'inline' && style.display !== 'contents') {
    blocks = isFixed || isAbsolute ? [element] : [...blocks, element];
  }
  return {
    isHidden,
    clip,
    blocks,
    layer: isFixed ? element : outer.layer,
    isShortened: style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth,
  };
}

function clipTo(element: Element, { overflowX, overflowY }: CSSStyleDeclaration, clip: Box): Box {
  // Visitors can scroll to the rest.
  if (/auto|scroll/.test(overflowX + overflowY)) {
    return { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
  }
  const { left, top, right, bottom } = boxOf(element);
  const limited = { ...clip };
  if (overflowX !== 'visible') {
    limited.left = Math.max(clip.left, left);
    limited.right = Math.min(clip.right, right);
  }
  if (overflowY !== 'visible') {
    limited.top = Math.max(clip.top, top);
    limited.bottom = Math.min(clip.bottom, bottom);
  }
  return limited;
}

function isInside(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left - tolerance &&
    inner.top >= outer.top - tolerance &&
    inner.right <= outer.right + tolerance &&
    inner.bottom <= outer.bottom + tolerance
  );
}

/** A link with words around it that are not links. */
function isInSentence(link: Element, lines: Line[]): boolean {
  if (getComputedStyle(link).display !== 'inline') return false;
  const [block] = surroundings(link).blocks.slice(-1);
  return lines.some(({ parent }) => block?.contains(parent) && !parent.closest('a, button'));
}

function named(element: Element): string {
  if (element instanceof HTMLImageElement) {
    return `The picture ${element.src.split('/').pop()}${place(element)}`;
  }
  const kinds: Record<string, string> = {
    A: 'link',
    BUTTON: 'button',
    svg: 'picture',
  };
  const kind = kinds[element.tagName] ?? (/^H\d$/.test(element.tagName) ? 'heading' : 'part');
  return `The ${kind} ${quoted(wordsOf(element))}${place(element)}`;
}

function wordsOf(element: Element): string {
  return element.getAttribute('aria-label') ?? element.textContent;
}

function quoted(words: string): string {
  const text = words.trim().replaceAll(/\s+/g, ' ');
  return `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;
}

/** The nearest heading above, or the name of the region around. */
function place(element: Element): string {
  let around = element.parentElement;
  for (; around && around !== document.body; around = around.parentElement) {
    const label = around.getAttribute('aria-label');
    if (label !== null) return ` in ${quoted(label)}`;
    const headings = [...around.querySelectorAll('h1, h2, h3')].filter(
      (heading) =>
        !heading.contains(element) &&
        heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    const nearest = headings.pop();
    if (nearest) return ` below ${quoted(wordsOf(nearest))}`;
  }
  return '';
}

function boxOf(element: Element): DOMRect {
  return element.getBoundingClientRect();
}

function isSmall({ width, height }: DOMRect): boolean {
  return Math.min(width, height) < minTarget;
}
