/**
 * The shapes of vehicles as distances from their edge, below 0 inside: notched arrow, house, drop with a hole, ring with
 * a tick. They point up; units are 24 to the side of the square that each is drawn in.
 */
export const VEHICLE_SHAPES = `\
float cabCross(vec2 a, vec2 b) { return a.x * b.y - a.y * b.x; }

float cabEdge(vec2 p, vec2 a, vec2 b) {
  vec2 e = b - a;
  vec2 w = p - a;
  return length(w - e * clamp(dot(w, e) / dot(e, e), 0.0, 1.0));
}

float cabWind(vec2 p, vec2 a, vec2 b) {
  bvec3 c = bvec3(p.y >= a.y, p.y < b.y, cabCross(b - a, p - a) > 0.0);
  return all(c) || all(not(c)) ? -1.0 : 1.0;
}

float cabArrow(vec2 p) {
  vec2 a = vec2(0.0, 8.6), b = vec2(6.0, -7.0), c = vec2(0.0, -3.6), d = vec2(-6.0, -7.0);
  float far = min(min(cabEdge(p, a, b), cabEdge(p, b, c)), min(cabEdge(p, c, d), cabEdge(p, d, a)));
  return far * cabWind(p, a, b) * cabWind(p, b, c) * cabWind(p, c, d) * cabWind(p, d, a);
}

float cabHouse(vec2 p) {
  vec2 a = vec2(0.0, 8.2), b = vec2(6.2, 3.2), c = vec2(6.2, -6.4), d = vec2(-6.2, -6.4), e = vec2(-6.2, 3.2);
  float far = min(min(min(cabEdge(p, a, b), cabEdge(p, b, c)), min(cabEdge(p, c, d), cabEdge(p, d, e))), cabEdge(p, e, a));
  return far * cabWind(p, a, b) * cabWind(p, b, c) * cabWind(p, c, d) * cabWind(p, d, e) * cabWind(p, e, a);
}

float cabDrop(vec2 p) {
  p.y += 2.2;
  p.x = abs(p.x);
  float b = (6.0 - 0.4) / 10.6;
  float a = sqrt(1.0 - b * b);
  float k = dot(p, vec2(-b, a));
  if (k < 0.0) return length(p) - 6.0;
  if (k > a * 10.6) return length(p - vec2(0.0, 10.6)) - 0.4;
  return dot(p, vec2(a, b)) - 6.0;
}

/** From afar: disc, square, a larger disc, ring. */
float cabDot(int status, vec2 p) {
  if (status == 2) return max(abs(p.x), abs(p.y)) - 6.5;
  if (status == 4) return abs(length(p) - 6.0) - 2.0;
  return length(p) - (status == 3 ? 9.0 : 6.5);
}

/** The drop's hole is part of its shape; a ring has one that is told apart by its stroke. */
float cabShape(int status, vec2 p) {
  if (status == 1) return cabArrow(p);
  if (status == 2) return cabHouse(p);
  if (status == 3) return max(cabDrop(p), 2.1 - length(p + vec2(0.0, 2.2)));
  return min(abs(length(p) - 5.2) - 1.1, cabEdge(p, vec2(0.0, 5.2), vec2(0.0, 8.6)) - 1.1);
}
`;

/** How large a vehicle is drawn, of `cab.size`: marked ones are larger, dots smaller. */
export const VEHICLE_SCALE = `\
float cabScale(int marked) { return marked > 0 ? 1.3 : cab.dotted > 0.5 ? 0.52 : 1.0; }
`;
