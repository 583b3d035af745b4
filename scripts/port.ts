/** The port in an environment variable. Anything else ends the program with a message. */
export function portFrom(name: string, fallback: number): number {
  const value = process.env[name] || String(fallback);
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  console.error(`${name} is "${value}". It must be a port number. Example: ${name}=${fallback}`);
  process.exit(1);
}
