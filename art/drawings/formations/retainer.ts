import { formationCard, formationHalf } from '../../formationCard';

export const narrow = () => formationCard('retainer', { height: 152 });

/** Where four do not fit side by side. */
export const wide = () => formationHalf(['shortTerm', 'retainer'], 1, { height: 490, sky: true });
