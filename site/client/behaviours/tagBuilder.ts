import { isStepInOwnScript, type Pinned } from '../../pages/tag-builder/markup.ts';
import { platformOf } from '../../pages/tag-builder/platforms.ts';
import { sampleAddress, snippetOf } from '../../pages/tag-builder/snippets.ts';
import { keepAddress, shortenAddress } from '../tagBuilder/address.ts';
import { contrastWords } from '../tagBuilder/contrastWords.ts';
import { controlsOf, fillFirst, isBox, isUntouched, queryOf, readChoice } from '../tagBuilder/formState.ts';
import { createPreview } from '../tagBuilder/preview.ts';

const ABOUT_RELEASE = ['/widgets/v1/version.json', '/widgets/v1/integrity.json'];
/** A stage narrower than this, in px, shows no screen of a computer that could be read. */
const SMALLEST_COMPUTER = 480;
const THEMES = ['light', 'dark', 'auto'] as const;

function partOf<Part extends Element>(root: ParentNode, selector: string, kind: new () => Part): Part {
  const part = root.querySelector(selector);
  if (part instanceof kind) return part;
  throw new Error(`The tag builder has no ${selector}`);
}

/** The release that our site has; undefined where it cannot be asked. */
async function currentRelease(): Promise<Pinned | undefined> {
  try {
    const [about, hashes] = await Promise.all(
      ABOUT_RELEASE.map(async (address): Promise<unknown> => (await fetch(address)).json()),
    );
    const { version } = about as Pick<Pinned, 'version'>;
    return { version, integrity: hashes as Pinned['integrity'] };
  } catch {
    return undefined;
  }
}

const fieldsOf = (form: HTMLFormElement): Readonly<Partial<Record<string, string>>> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']));

const isListed = (list: string | undefined, word: string): boolean | undefined => list?.split(' ').includes(word);

/** Shows the fields that the chosen tag and platform have; those of others say nothing. */
function showFields(form: HTMLFormElement): void {
  const { tag = '', platform = '' } = fieldsOf(form);
  const platformCode = platformOf(platform).code;
  // Its own value: in the form a list that is switched off has none, and it may be switched on again below.
  const way = (platformCode && platformOf(platform).way) ?? partOf(form, '[name=way]', HTMLSelectElement).value;
  const isFrame = way === 'iframe';
  for (const field of form.querySelectorAll<HTMLElement>('[data-for],[data-not-by]')) {
    const isOfOther = isListed(field.dataset['for'], tag) === false;
    field.hidden = isOfOther || isListed(field.dataset['notBy'], way) === true;
    for (const control of field.querySelectorAll<HTMLInputElement>('input,select')) control.disabled = field.hidden;
  }
  for (const [name, isOff] of [
    ['way', platformCode !== undefined],
    ['release', isFrame],
    ['script', isFrame],
  ] as const) {
    const control = partOf(form, `[name=${name}]`, HTMLSelectElement);
    control.disabled = isOff;
    if (control.parentElement) control.parentElement.hidden = isOff;
  }
  for (const more of form.querySelectorAll('details')) more.hidden = controlsOf(more).every(({ disabled }) => disabled);
}

/** What an address has filled is not left folded away. */
function openFilled(form: HTMLFormElement): void {
  for (const more of form.querySelectorAll('details'))
    if (controlsOf(more).some((control) => !isUntouched(control))) more.open = true;
}

const items = (texts: readonly string[]): HTMLLIElement[] =>
  texts.map((text) => Object.assign(document.createElement('li'), { textContent: text }));

function showFindings(form: HTMLFormElement, { styling, attributes }: ReturnType<typeof readChoice>): void {
  const list = partOf(form, '[data-findings]', HTMLUListElement);
  const { accent, surface } = styling;
  const theme = THEMES.find((known) => known === attributes['theme']) ?? 'light';
  const found = contrastWords({ accent, surface, theme });
  const lines = items(found.map(({ text }) => text));
  for (const [index, { isHelped }] of found.entries()) lines[index]?.toggleAttribute('data-helped', isHelped);
  list.replaceChildren(...lines);
  list.hidden = found.length === 0;
}

/** Says where the code is other than what was chosen. */
function showNotes(form: HTMLFormElement, choice: ReturnType<typeof readChoice>): void {
  partOf(form, '[data-note=server]', HTMLElement).hidden = choice.way !== 'server';
  const isOther = choice.isOwnScript && !isStepInOwnScript(choice);
  partOf(form, '[data-note=script]', HTMLElement).hidden = !isOther;
}

function showCode(root: HTMLElement, choice: ReturnType<typeof readChoice>, platformId: string): void {
  const platform = platformOf(platformId);
  partOf(root, '[data-snippet]', HTMLElement).textContent = platform.code?.(choice) ?? snippetOf(choice);
  partOf(root, '[data-steps-heading]', HTMLElement).textContent = `Step by step: ${platform.name}`;
  partOf(root, '[data-steps]', HTMLElement).replaceChildren(...items(platform.steps));
}

const baseOf = ({ dataset }: HTMLElement): string => dataset['base'] ?? location.origin;

/** Copies a text and says so; a browser that copies nothing gets it marked, ready for the keys. */
async function copy(root: HTMLElement, text: string, done: string): Promise<void> {
  const status = partOf(root, '[data-status]', HTMLElement);
  try {
    await navigator.clipboard.writeText(text);
    status.textContent = done;
  } catch {
    getSelection()?.selectAllChildren(partOf(root, '[data-snippet]', HTMLElement));
    status.textContent = 'Your browser doesn’t let us copy. The code is marked: press Ctrl+C or ⌘C.';
  }
}

function watchCopying(root: HTMLElement, form: HTMLFormElement): void {
  partOf(root, '[data-copy]', HTMLElement).addEventListener('click', () => {
    void copy(root, partOf(root, '[data-snippet]', HTMLElement).textContent, 'Code copied.');
  });
  partOf(root, '[data-copy-link]', HTMLElement).addEventListener('click', () => {
    void copy(root, `${baseOf(root)}${location.pathname}${queryOf(form)}`, 'Link copied.');
  });
}

/** Without its hash nothing can be pinned: who has chosen it is told, and the code is that of the newest. */
function withholdPinned(root: HTMLElement, form: HTMLFormElement): void {
  const choices = partOf(form, '[name=release]', HTMLSelectElement);
  const pinned = partOf(choices, '[value=pinned]', HTMLOptionElement);
  if (pinned.selected) {
    choices.value = '';
    partOf(root, '[data-status]', HTMLElement).textContent =
      'We can’t tell which release is running, so the code takes the newest. Reload the page to pin it.';
  }
  pinned.disabled = true;
}

function leadTo(preview: HTMLElement): void {
  preview.focus({ preventScroll: true });
  preview.scrollIntoView();
}

/** Leads to what is below the form; beside it, it is in sight already. */
function reveal(preview: HTMLElement): void {
  if (preview.getBoundingClientRect().top >= window.innerHeight / 2) leadTo(preview);
}

/** The button was pressed before this script had come: the browser has sent the form here, with every field in the address. */
function endEarlyPress(form: HTMLFormElement, preview: HTMLElement): void {
  if (location.hash !== `#${preview.id}`) return;
  shortenAddress(form);
  // The browser has led there before what is said above it had made room for itself.
  leadTo(preview);
}

/** Whoever is on a telephone sees a telephone first: a computer's screen would be too small to read there. */
function startOnOwnScreen(form: HTMLFormElement, stage: HTMLElement): void {
  const own = stage.clientWidth < SMALLEST_COMPUTER ? 'narrow' : 'wide';
  const boxes = controlsOf(form)
    .filter(isBox)
    .filter(({ name }) => name === 'width');
  const chosen = boxes.find(({ checked }) => checked);
  for (const box of boxes) box.defaultChecked = box.value === own;
  // Before the script had come.
  if (chosen) chosen.checked = true;
}

/** The tag builder at work: form → preview, code and address. */
export function enhance(root: HTMLElement): void {
  const form = partOf(root, 'form', HTMLFormElement);
  const stage = partOf(root, '[data-stage]', HTMLElement);
  const section = partOf(root, '#preview', HTMLElement);
  const preview = createPreview(stage);
  let current: Pinned | undefined;

  const update = (): void => {
    showFields(form);
    const choice = readChoice(form, { base: baseOf(root), current });
    const { platform = '', width } = fieldsOf(form);
    showFindings(form, choice);
    showNotes(form, choice);
    showCode(root, choice, platform);
    preview.show(sampleAddress(choice), width === 'narrow' ? 'narrow' : 'wide');
  };
  const push = keepAddress(form, () => {
    openFilled(form);
    update();
  });
  const onChange = (): void => {
    update();
    push();
  };

  startOnOwnScreen(form, stage);
  // Fields of the switch stand outside of the form.
  root.addEventListener('input', onChange);
  form.addEventListener('reset', () => setTimeout(onChange));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    reveal(section);
  });
  watchCopying(root, form);

  fillFirst(form, location.search);
  openFilled(form);
  update();
  endEarlyPress(form, section);
  void currentRelease().then((release) => {
    current = release;
    if (!release) withholdPinned(root, form);
    update();
  });
}
