import { Icon } from './Icon.tsx';

export const CheckIcon = () => <Icon path="m5 12.5 4.5 4.5L19 7.5" />;
