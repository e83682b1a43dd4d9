/** What a passenger of the city has lost, as it is and as he remembers it. */

export interface LossStory {
  owner: { name: string; mobile: string };
}
