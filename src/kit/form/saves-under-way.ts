/**
 * Saves whose answer is not there yet, by the place of their draft. Who leaves a form in mid-save and opens it anew
 * is shown nothing of his draft before it is known whether it is still one.
 */
const underWay = new Map<string, Promise<void>>();

/** Answers what is told its end, when the draft is dropped or is to stay. */
export function saveBegins(place: string): () => void {
  let resolve = () => {};
  const promise = new Promise<void>(end => {
    resolve = end;
  });
  underWay.set(place, promise);
  return () => {
    if (underWay.get(place) === promise) underWay.delete(place);
    resolve();
  };
}

export const saveEnded = (place: string): Promise<void> => underWay.get(place) ?? Promise.resolve();
