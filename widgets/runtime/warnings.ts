const warned = new Set<string>();

/** Writes a warning for the developer of the page, each one once. */
export function warnOnce(message: string): void {
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(message);
}
