import { Icon } from './Icon.tsx';

export const ShareIcon = () => (
  <Icon path="M12 15V3M7.5 7 12 3l4.5 4M6 11H5a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2v-6a2 2 0 0 0-2-2h-1" />
);
