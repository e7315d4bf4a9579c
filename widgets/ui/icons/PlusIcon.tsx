import { Icon } from './Icon.tsx';

export const PlusIcon = () => <Icon path="M12 5v14M5 12h14" />;
