import { formationCard, formationHalf } from '../../formationCard';

export const narrow = () => formationCard('shortTerm', { height: 222, sky: true });

/** Where four do not fit side by side. */
export const wide = () => formationHalf(['shortTerm', 'retainer'], 0, { height: 490, sky: true });
