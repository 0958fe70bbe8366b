import { formationCard } from '../../formationCard';

export const narrow = () => formationCard('retainer', { height: 152 });
