import { formationCard } from '../../formationCard';

export const narrow = () => formationCard('workshops', { height: 168 });
