const PLAIN_CLICK = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false } as const;

/** Links to the place of a form that is behind a button open it; until the button is there they lead to the place. */
export function enhance(place: HTMLElement): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest(`a[href="#${place.id}"]`) : null;
    const isPlain = Object.entries(PLAIN_CLICK).every(([name, value]) => Reflect.get(event, name) === value);
    const tag = place.querySelector('[mode]');
    if (!link || !isPlain || !tag) return;
    // Whoever has opened it says so.
    if (!tag.dispatchEvent(new Event('quote-open', { cancelable: true }))) event.preventDefault();
  });
}
