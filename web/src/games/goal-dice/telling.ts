// Which dice of an advance roll to bring out. What the roll came to says the server.
import type { StoryLine } from '../../api/types';

export function tellingFaces(faces: string[], story: StoryLine[]): boolean[] {
  const came = (what: RegExp) => story.some((line) => what.test(line.event));
  if (came(/^no advance /)) return faces.map(() => false);
  if (!came(/^advance /) || came(/^advance \w+ straight /)) return faces.map(() => true);
  const alike = faces.map((face) => faces.filter((other) => other === face).length > 1);
  return alike;
}
