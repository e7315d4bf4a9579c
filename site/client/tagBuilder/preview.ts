/** Widths of the two screens, in px. */
const SCREENS = { wide: 1120, narrow: 390 } as const;
export type Screen = keyof typeof SCREENS;

/** Whoever types a colour or a name is still at it. */
const PAUSE_MS = 250;
const NEAR = '200px';

export interface Preview {
  /** @param address of the sample page */
  readonly show: (address: string, screen: Screen) => void;
}

/** On a telephone it is far below the form: nobody waits for what nobody sees. */
const whenNear = (stage: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watch.disconnect();
        resolve();
      },
      { rootMargin: NEAR },
    );
    watch.observe(stage);
  });

function createFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = 'Sample page with your form';
  return frame;
}

/** Draws the frame as a screen of its own width, smaller where the stage is narrower. */
function fit(stage: HTMLElement, frame: HTMLIFrameElement, screen: Screen): void {
  const width = screen === 'wide' ? SCREENS.wide : Math.min(SCREENS.narrow, stage.clientWidth);
  const scale = Math.min(1, stage.clientWidth / width);
  frame.style.width = `${width}px`;
  frame.style.height = `${stage.clientHeight / scale}px`;
  frame.style.transform = `scale(${scale}) translateX(-50%)`;
}

/** A frame with the sample page; each look at another one takes the place of the last, so that Back stays with the form. */
export function createPreview(stage: HTMLElement): Preview {
  const frame = createFrame();
  let screen: Screen = 'wide';
  let shown = '';
  let latest = '';
  const near = whenNear(stage);
  let timer: ReturnType<typeof setTimeout> | undefined;
  new ResizeObserver(() => fit(stage, frame, screen)).observe(stage);

  const load = (): void => {
    if (latest === shown) return;
    shown = latest;
    if (frame.contentWindow) frame.contentWindow.location.replace(latest);
    else {
      frame.src = latest;
      stage.append(frame);
    }
  };
  return {
    show(address, wanted) {
      screen = wanted;
      fit(stage, frame, screen);
      clearTimeout(timer);
      latest = address;
      timer = setTimeout(() => void near.then(load), shown === '' ? 0 : PAUSE_MS);
    },
  };
}
