export function RouteSearch() {
  return null;
}
