import { Icon } from './Icon.tsx';

export const AlertIcon = () => <Icon path="M12 3.5 22 20.5H2zM12 10v5M12 17.7v.1" />;
