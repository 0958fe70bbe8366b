import { formationCard } from '../../formationCard';

export const narrow = () => formationCard('projects', { height: 150, end: 236 });
