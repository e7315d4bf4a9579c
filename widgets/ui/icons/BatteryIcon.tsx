import { Icon } from './Icon.tsx';

export const BatteryIcon = () => (
  <Icon path="M5 8h13a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2zM22.5 11v2M12 9.5 9.5 12.5h3L10.5 15" />
);
