import { Icon } from './ControlIcons.tsx';

export const BackIcon = () => <Icon path="M20 12H5m6-6-6 6 6 6" />;

export const BusinessIcon = () => <Icon path="M4 20V5l9-2v17M13 9h7v11M2.5 20h19M7.5 9h2m-2 4h2m-2 4h2m7-4h1m-1 4h1" />;

export const CloseIcon = () => <Icon path="m6 6 12 12M18 6 6 18" />;

export const HomeIcon = () => <Icon path="m3 11 9-7.5 9 7.5M5.5 9.5V20h13V9.5M10 20v-6h4v6" />;

export const InfoIcon = () => <Icon path="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 11v5.5M12 7.5v.1" />;

export const MinusIcon = () => <Icon path="M5 12h14" />;

export const PlusIcon = () => <Icon path="M12 5v14M5 12h14" />;

export const SunIcon = () => (
  <Icon path="M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8" />
);
