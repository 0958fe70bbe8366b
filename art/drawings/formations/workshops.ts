import { formationCard, formationHalf } from '../../formationCard';

export const narrow = () => formationCard('workshops', { height: 168 });

/** Where four do not fit side by side. */
export const wide = () => formationHalf(['workshops', 'projects'], 0, { height: 420 });
