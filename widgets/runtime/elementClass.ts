import r2wc from '@r2wc/core';
import { isOwnPage, widgetVersion } from './script.ts';
import { applyCommonAttributes, openShell, type Shell } from './shell.ts';
import { adoptAgain } from './styles.ts';
import { warnOnce } from './warnings.ts';

// The seams of @r2wc/core's class: registered symbols, stable since its first version.
const CONNECTED: unique symbol = Symbol.for('r2wc.connected');
const RENDER: unique symbol = Symbol.for('r2wc.render');

interface WrappedElement extends HTMLElement {
  container: HTMLElement;
  [CONNECTED]: boolean;
  [RENDER](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

// :empty { display: none } of some themes hides a tag without content (Shopify Dawn).
function keepFilled(element: HTMLElement): void {
  if (element.firstElementChild) return;
  const filler = document.createElement('span');
  filler.hidden = true;
  element.append(filler);
}

// r2wc passes its component through to the renderer; ours takes it from the definition.
const PassedThrough = (): null => null;

/** "customerType" → "customer-type". */
export const toAttributeName = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** An element at work. */
export interface MountedElement {
  /** Reads the attributes anew. */
  readonly update: () => void;
  readonly unmount: () => void;
}

/** What a tag does. */
export interface Behaviour {
  /** Each is an attribute too, of the same name in kebab-case. */
  readonly properties: readonly string[];
  /** What the attribute of a property is understood as. */
  readonly valueOf: (element: HTMLElement, property: string) => unknown;
  /** Fills a shell. */
  readonly mount: (shell: Shell) => MountedElement;
  /** Stands in until the real behaviour is loaded, perhaps from a later release when the files of this one are gone. */
  readonly isLazy?: boolean;
}

// A tag can be defined once, and what it does may come later: an element asks for it when it is mounted.
const behaviours = new Map<string, Behaviour>();

/** Fills a shell as its tag does it by now. */
export function mountNow(shell: Shell | undefined): MountedElement {
  const behaviour = shell && behaviours.get(shell.element.localName);
  if (!behaviour) throw new Error('expected a tag');
  return behaviour.mount(shell);
}

/** @r2wc/core's class with a renderer of our own; it calls itself with the container that is set below. */
function wrap(shells: WeakMap<Node, Shell>) {
  const renderer = {
    mount: (container: HTMLElement) => mountNow(shells.get(container)),
    update: ({ update }: MountedElement) => update(),
    unmount: ({ unmount }: MountedElement) => unmount(),
  };
  // Its type promises a plain element and hides the callbacks that a subclass calls.
  return r2wc(PassedThrough, { shadow: 'open', props: {} }, renderer) as unknown as new () => WrappedElement;
}

/** A move keeps what was typed: page builders and routers take a node out and put it back at once. */
function withMoves(Wrapped: new () => WrappedElement): new () => WrappedElement {
  return class MovableElement extends Wrapped {
    private unmountTimer: ReturnType<typeof setTimeout> | undefined;

    override connectedCallback(): void {
      clearTimeout(this.unmountTimer);
      super.connectedCallback();
    }

    override disconnectedCallback(): void {
      this.unmountTimer = setTimeout(() => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }

    /**
     * `moveBefore`: with this callback the browser makes neither of the two above. An element without it was taken out and
     * put in again (Chromium 156, November 2026).
     */
    connectedMoveCallback(): void {}
  };
}

/**
 * Our element on top of @r2wc/core's: attributes are read safely and stay live, moving a tag keeps what was
 * typed, and a prerendered shadow root is taken over instead of wiped.
 */
function createElementClass(tag: string, names: readonly string[]): CustomElementConstructor {
  const attributes = names.map(toAttributeName);
  const shells = new WeakMap<Node, Shell>();
  const Movable = withMoves(wrap(shells));

  return class QuoteElement extends Movable {
    static readonly widgetVersion = widgetVersion;
    static readonly observedAttributes = attributes;

    static become(behaviour: Behaviour): boolean {
      if (!behaviours.get(tag)?.isLazy) return false;
      behaviours.set(tag, behaviour);
      addProperties(QuoteElement, behaviour);
      return true;
    }

    private readonly shell: Shell;

    constructor() {
      super();
      // r2wc calls itself connected from the start and would render before the tag is in a page.
      this[CONNECTED] = false;
      this.shell = openShell(this, this.attachShadow({ mode: 'open' }));
      this.container = this.shell.container;
      shells.set(this.container, this.shell);
    }

    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init);
    }

    override connectedCallback(): void {
      replayProperties(this, names);
      keepFilled(this);
      applyCommonAttributes(this.shell, isOwnPage());
      super.connectedCallback();
    }

    /** Adopted sheets are gone after a move to another document. */
    adoptedCallback(): void {
      adoptAgain(this.shell.root);
    }

    attributeChangedCallback(): void {
      if (!this[CONNECTED]) return;
      applyCommonAttributes(this.shell, isOwnPage());
      this[RENDER]();
    }
  };
}

/**
 * Sets properties anew: one that was set before its accessor was there hides it. Frameworks set them before our script has
 * come, and the tag would never hear of it (by the specification; Chromium 156 called no accessor, November 2026).
 */
export function replayProperties(element: HTMLElement, names: readonly string[]): void {
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue;
    const value: unknown = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, value);
  }
}

// Undefined removes the attribute. Lists and objects are written as JSON, for kinds that read it.
function attributeText(value: unknown): string | undefined {
  if (value === undefined || value === null || value === false) return undefined;
  if (value === true) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

// Attributes are the only state: a property is another way to write one, and reads what it is understood as.
function addProperties(elementClass: CustomElementConstructor, { properties, valueOf }: Behaviour): void {
  for (const name of properties) {
    const attribute = toAttributeName(name);
    Object.defineProperty(elementClass.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return valueOf(this, name);
      },
      set(this: HTMLElement, value: unknown) {
        const text = attributeText(value);
        if (text === undefined) this.removeAttribute(attribute);
        else this.setAttribute(attribute, text);
      },
    });
  }
}

/** Of our elements' classes. */
interface ElementClass extends CustomElementConstructor {
  readonly widgetVersion: string;
  /** Takes another behaviour for all mounts to come, where the present one waits for it. @returns whether it did */
  readonly become: (behaviour: Behaviour) => boolean;
}

const isOurs = (present: CustomElementConstructor): present is ElementClass => 'become' in present;

/**
 * Defines a tag, unless another copy of the widgets has done so on this page already. A tag that waits for its behaviour
 * gets it.
 */
export function defineBehaviour(tag: string, behaviour: Behaviour): void {
  const present = customElements.get(tag);
  if (!present) {
    behaviours.set(tag, behaviour);
    const elementClass = createElementClass(tag, behaviour.properties);
    addProperties(elementClass, behaviour);
    customElements.define(tag, elementClass);
    return;
  }
  if (isOurs(present) && present.become(behaviour)) return;
  // Of another release, or of somebody else.
  const { widgetVersion: version } = present as { readonly widgetVersion?: unknown };
  if (version === widgetVersion) return;
  warnOnce(`<${tag}>: two versions on one page: ${String(version)}, not ${widgetVersion}.`);
}

/** Opt-ins: attributes that ask for more than a form in its place. They are handled before the first step is shown. */
const OPT_INS = '[keep],[data-layer],[mode],[bill],[direction],[customertype],[datalayer],[doneurl],[nostatistics]';

/** Whether the tag has any opt-in. */
export const hasOptIns = (element: Element): boolean => element.matches(OPT_INS);

/**
 * Handles the opt-ins of a tag, if it has any.
 * @throws where the first step alone must not be shown
 */
export async function startOptIns(shell: Shell): Promise<void> {
  if (hasOptIns(shell.element)) await (await import('./optIns.ts')).startOptIns(shell);
}
