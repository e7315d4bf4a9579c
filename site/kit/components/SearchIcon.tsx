import { Icon } from '../../../widgets/ui/icons/Icon.tsx';

export const SearchIcon = () => <Icon path="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.4 15.4 20.5 20.5" />;
