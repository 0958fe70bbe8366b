import { formationCard } from '../../formationCard';

export const narrow = () => formationCard('retainer', { height: 150, end: 96 });
