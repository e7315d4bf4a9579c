import { Icon } from '../../../widgets/ui/icons/Icon.tsx';

export const MenuIcon = () => <Icon path="M4 7h16M4 12h16M4 17h16" />;
