/** The script of a page did not come: the network is away, or a newer release has replaced it. */
export class PageNotLoaded extends Error {
  override name = 'PageNotLoaded';
}
