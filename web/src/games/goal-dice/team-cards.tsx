// Teams have no cards here.
import { gd } from './texts';

export const TeamCards = () => <p>{gd.namesOnly}</p>;
