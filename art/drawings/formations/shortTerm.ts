import { formationCard } from '../../formationCard';

export const narrow = () => formationCard('shortTerm', { height: 222, sky: true });
