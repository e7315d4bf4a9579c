import { Icon } from './Icon.tsx';

export const PhoneIcon = () => (
  <Icon path="M6 3h3.2l1.6 4.6-2.2 1.7a12.5 12.5 0 0 0 6.1 6.1l1.7-2.2L21 14.8V18a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z" />
);
