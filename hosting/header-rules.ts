export type HeaderRule = {
  /** `/static/*` */
  path: string;
  /** Matches the paths of the rule's files. */
  pattern: RegExp;
  removed: string[];
  added: [name: string, value: string][];
};

/**
 * Parses a `_headers` file. Each rule is a path, followed by indented lines `! Name` or `Name:
 * value`.
 */
export function readHeaderRules(file: string): HeaderRule[] {
  const rules = file.replaceAll(/^#.*\n/gm, '').split(/^(?=\/)/m);
  return rules
    .filter((rule) => rule.trim() !== '')
    .map((rule) => {
      const [path = '', ...lines] = rule.trim().split(/\n\s*/);
      return {
        path,
        pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
        removed: lines.filter((line) => line.startsWith('! ')).map((line) => line.slice(2)),
        added: lines
          .filter((line) => !line.startsWith('! '))
          .map((line) => line.split(/: (.*)/s) as [name: string, value: string]),
      };
    });
}
