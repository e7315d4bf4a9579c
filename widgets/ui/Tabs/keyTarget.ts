/** The tab that a key leads to (arrows wrap around), or undefined for a key that tabs leave alone. */
export const keyTarget = (key: string, current: number, count: number): number | undefined => {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
};
