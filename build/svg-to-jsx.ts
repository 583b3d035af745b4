/** White space, a closing tag, or an opening tag with its name and its attributes. */
const token = /\s+|<\/\w+>|<(\w+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/y;

const attribute = /([\w:-]+)="([^"]*)"/g;

/** React would escape their text, and the documents' policy forbids most of them. */
const refusedElements = ['script', 'style'];

/** What the drawings use of SVG, with React's names (react.dev/reference/react-dom/components). */
const reactNames: Readonly<Record<string, string>> = {
  'aria-hidden': 'aria-hidden',
  class: 'className',
  cx: 'cx',
  cy: 'cy',
  d: 'd',
  display: 'display',
  fill: 'fill',
  'fill-opacity': 'fillOpacity',
  gradientUnits: 'gradientUnits',
  height: 'height',
  href: 'href',
  id: 'id',
  offset: 'offset',
  opacity: 'opacity',
  overflow: 'overflow',
  preserveAspectRatio: 'preserveAspectRatio',
  r: 'r',
  rx: 'rx',
  ry: 'ry',
  'stop-color': 'stopColor',
  'stop-opacity': 'stopOpacity',
  stroke: 'stroke',
  'stroke-dasharray': 'strokeDasharray',
  'stroke-linecap': 'strokeLinecap',
  'stroke-linejoin': 'strokeLinejoin',
  'stroke-opacity': 'strokeOpacity',
  'stroke-width': 'strokeWidth',
  transform: 'transform',
  'vector-effect': 'vectorEffect',
  viewBox: 'viewBox',
  width: 'width',
  x: 'x',
  x1: 'x1',
  x2: 'x2',
  xmlns: 'xmlns',
  y: 'y',
  y1: 'y1',
  y2: 'y2',
};

/**
 * The module of a React component that draws an SVG file and passes its props to the `<svg>`
 * element, where attributes of the file win. Throws at what it cannot turn into JSX.
 *
 * @param file for the message
 */
export function svgToJsx(svg: string, file: string): string {
  // Comments leave their line breaks, so that messages name the right line.
  const source = svg.replaceAll(/<!--.*?-->/gs, (comment) => comment.replaceAll(/[^\n]/g, ''));
  let position = 0;
  const refuse = (problem: string): never => {
    const line = source.slice(0, position).split('\n').length;
    throw new Error(`${file}:${line}: ${problem}`);
  };

  let jsx = '';
  while (position < source.length) {
    token.lastIndex = position;
    const found = token.exec(source);
    if (!found) {
      return refuse('Only elements with attributes in double quotes can be turned into JSX.');
    }
    const [text, element, attributes = '', slash = ''] = found;
    jsx += element === undefined ? text : openingTag(element, attributes, slash, refuse);
    position = token.lastIndex;
  }
  return `export default (props) => ${jsx.replace('<svg ', '<svg {...props} ')}`;
}

function openingTag(
  element: string,
  attributes: string,
  slash: string,
  refuse: (problem: string) => never,
): string {
  if (refusedElements.includes(element)) {
    refuse(`A drawing that is a component cannot have a <${element}> element.`);
  }
  const jsxAttributes = attributes.replaceAll(attribute, (_text, name: string, value: string) => {
    const reactName =
      reactNames[name] ??
      refuse(`Add the attribute "${name}" and its name in React to build/svg-to-jsx.ts.`);
    return `${reactName}="${value}"`;
  });
  return `<${element}${jsxAttributes}${slash}>`;
}
