/** A module of ./behaviours: what `<div data-behaviour="carousel">` gets from carousel.ts. */
interface Behaviour {
  /** Makes an element do more than its prerendered HTML does; without script the page has to read all the same. */
  readonly enhance: (element: HTMLElement) => void;
}

const modules = import.meta.glob<Behaviour>(['./behaviours/*.ts', '!./behaviours/*.test.ts']);

async function start(element: HTMLElement): Promise<void> {
  const name = element.dataset['behaviour'] ?? '';
  const load = modules[`./behaviours/${name}.ts`];
  if (!load) throw new Error(`site/client/behaviours has no "${name}".`);
  const { enhance } = await load();
  enhance(element);
}

/** Loads what the elements of the page ask for, each module once and only where it is asked for. */
export function startBehaviours(page: Document): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-behaviour]'))
    start(element).catch((error: unknown) => console.error(error));
}
