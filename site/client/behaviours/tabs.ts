const STEPS: Readonly<Partial<Record<string, number>>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The tab that a key leads to from tab `index` of `count`; undefined for any other key. */
export function tabAfter(key: string, index: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (index + step + count) % count;
}

interface Tab {
  readonly tab: HTMLAnchorElement;
  readonly panel: HTMLElement;
}

function readTabs(list: HTMLElement): Tab[] {
  return [...list.querySelectorAll('a')].flatMap((tab) => {
    const panel = document.getElementById(tab.hash.slice(1));
    return panel ? [{ tab, panel }] : [];
  });
}

// The roles come with the script: without it the list is a row of links to the parts below.
function giveRoles(list: HTMLElement, tabs: readonly Tab[]): void {
  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-label', list.dataset['tabList'] ?? '');
  for (const { tab, panel } of tabs) {
    tab.id = `${panel.id}-tab`;
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', panel.id);
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tab.id);
  }
}

/** Links of a list, each to a part of the page, become tabs after the ARIA pattern: one part is shown at a time. */
export function enhance(element: HTMLElement): void {
  const list = element.querySelector<HTMLElement>('[data-tab-list]');
  if (!list) return;
  const tabs = readTabs(list);

  const select = (chosen: number): void => {
    for (const [index, { tab, panel }] of tabs.entries()) {
      tab.setAttribute('aria-selected', String(index === chosen));
      tab.tabIndex = index === chosen ? 0 : -1;
      panel.hidden = index !== chosen;
    }
  };
  const indexOf = (target: EventTarget | null): number =>
    tabs.findIndex(({ tab }) => target instanceof Node && tab.contains(target));
  // A link from anywhere to one of the parts shows it.
  const followHash = (): void => {
    const named = tabs.findIndex(({ tab }) => tab.hash === location.hash);
    if (named >= 0) select(named);
  };

  list.addEventListener('click', (event) => {
    const index = indexOf(event.target);
    if (index < 0) return;
    event.preventDefault();
    select(index);
  });
  list.addEventListener('keydown', (event) => {
    // The browser's own: Alt and an arrow is Back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const index = indexOf(event.target);
    // A link does not answer the space bar by itself.
    const next = event.key === ' ' ? index : tabAfter(event.key, index, tabs.length);
    if (index < 0 || next === undefined) return;
    event.preventDefault();
    select(next);
    tabs[next]?.tab.focus();
  });
  window.addEventListener('hashchange', followHash);

  giveRoles(list, tabs);
  select(0);
  followHash();
  element.dataset['ready'] = '';
}
