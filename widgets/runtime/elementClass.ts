import r2wc from '@r2wc/core';
import { readAttribute, readValues, toAttributeName, warnAboutUnknown, warnOnce } from './attributes.ts';
import { attributeKinds, type ElementDefinition, type Mount, type Mounted } from './elementDefinition.ts';
import { scriptOrigin } from './origin.ts';
import { applyCommonAttributes, openShell, type Shell } from './shell.ts';
import { adoptStyles } from './styles.ts';
import { widgetVersion } from './version.ts';

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

/** @r2wc/core's class with a renderer of our own; it calls itself with the container that is set below. */
function wrap<Values>(definition: ElementDefinition<Values>, mount: Mount<Values>, shells: WeakMap<Node, Shell>) {
  const kinds = attributeKinds(definition);
  const valuesOf = (element: Element): Partial<Values> =>
    readValues(definition.tag, kinds, (attribute) => element.getAttribute(attribute));
  const renderer = {
    mount(container: HTMLElement) {
      const shell = shells.get(container);
      if (!shell) throw new Error('expected the container of a shell');
      const mounted: Mounted<Values> = mount(shell, valuesOf(shell.element));
      return { mounted, element: shell.element };
    },
    update: ({ mounted, element }: { mounted: Mounted<Values>; element: Element }) => mounted.update(valuesOf(element)),
    unmount: ({ mounted }: { mounted: Mounted<Values> }) => mounted.unmount(),
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

    /** `moveBefore`: with this callback the browser makes neither of the two above. */
    connectedMoveCallback(): void {}
  };
}

/**
 * Our element on top of @r2wc/core's: attributes are read safely and stay live, moving a tag keeps what was
 * typed, and a prerendered shadow root is taken over instead of wiped.
 */
function createElementClass<Values>(
  definition: ElementDefinition<Values>,
  mount: Mount<Values>,
): CustomElementConstructor {
  const names = Object.keys(attributeKinds(definition));
  const attributes = names.map(toAttributeName);
  const shells = new WeakMap<Node, Shell>();
  const Movable = withMoves(wrap(definition, mount, shells));

  return class QuoteElement extends Movable {
    static readonly widgetVersion = widgetVersion;
    static readonly observedAttributes = attributes;
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
      applyCommonAttributes(this.shell, location.origin === scriptOrigin);
      warnAboutUnknown(this, attributes);
      super.connectedCallback();
    }

    /** Adopted sheets are gone after a move to another document. */
    adoptedCallback(): void {
      adoptStyles(this.shell.root);
    }

    attributeChangedCallback(): void {
      if (!this[CONNECTED]) return;
      applyCommonAttributes(this.shell, location.origin === scriptOrigin);
      this[RENDER]();
    }
  };
}

// A property that was set before the element was defined hides the accessor of its class.
function replayProperties(element: HTMLElement, names: readonly string[]): void {
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
function addProperties<Values>(elementClass: CustomElementConstructor, definition: ElementDefinition<Values>): void {
  for (const [name, kind] of Object.entries(attributeKinds(definition))) {
    const attribute = toAttributeName(name);
    Object.defineProperty(elementClass.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return readAttribute(kind, { tag: definition.tag, name: attribute, raw: this.getAttribute(attribute) });
      },
      set(this: HTMLElement, value: unknown) {
        const text = attributeText(value);
        if (text === undefined) this.removeAttribute(attribute);
        else this.setAttribute(attribute, text);
      },
    });
  }
}

/** Defines a tag that `mount` fills, unless another copy of the widgets has done so on this page already. */
export function defineWith<Values>(definition: ElementDefinition<Values>, mount: Mount<Values>): void {
  const { tag } = definition;
  const present = customElements.get(tag);
  if (!present) {
    const elementClass = createElementClass(definition, mount);
    addProperties(elementClass, definition);
    customElements.define(tag, elementClass);
    return;
  }
  const version: unknown = Reflect.get(present, 'widgetVersion');
  if (version === widgetVersion) return;
  warnOnce(`<${tag}>: two versions on one page, ${String(version)} is used and ${widgetVersion} is not.`);
}
