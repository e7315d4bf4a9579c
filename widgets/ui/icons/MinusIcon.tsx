import { Icon } from './Icon.tsx';

export const MinusIcon = () => <Icon path="M5 12h14" />;
