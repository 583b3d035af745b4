/** Turns an SVG file into JSX: a React component that passes its props to the `<svg>` element. */
export default function svgComponentLoader(svg: string): string {
  const jsx = svg
    .replace(/<!--.*?-->/gs, '')
    .replace('<svg ', '<svg {...props} ')
    .replaceAll('class=', 'className=')
    // stroke-width= becomes strokeWidth=, as React names it; aria-hidden= stays.
    .replace(/(?<=\s(?!aria)[a-z]+)-([a-z])(?=[a-z]*=)/g, (_hyphen, letter: string) =>
      letter.toUpperCase(),
    );
  return `export default (props) => ${jsx}`;
}
