export function startOfLine(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

export function lineAt(text: string, offset: number): string {
  return text.slice(startOfLine(text, offset)).split('\n', 1)[0] ?? '';
}
