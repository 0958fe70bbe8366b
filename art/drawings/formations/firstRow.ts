import { formationRow } from '../../formationCard';

export const wide = () => formationRow(['shortTerm', 'retainer'], { height: 490, sky: true });
