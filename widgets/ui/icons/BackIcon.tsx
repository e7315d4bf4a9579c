import { Icon } from './Icon.tsx';

export const BackIcon = () => <Icon path="M20 12H5m6-6-6 6 6 6" />;
