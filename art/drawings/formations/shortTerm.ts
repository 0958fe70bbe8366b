import { formationCard } from '../../formationCard';

export const narrow = () => formationCard('shortTerm', { height: 190 });
