import { formationRow } from '../../formationCard';

export const wide = () => formationRow(['shortTerm', 'retainer'], { height: 470, sky: true });
