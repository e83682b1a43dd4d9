/** Draws each vehicle where it is on its way, turned to where it heads: nothing is computed for it on the processor. */
import { VEHICLE_SCALE, VEHICLE_SHAPES } from './vehicle-shapes.glsl.ts';

export const VEHICLE_VERTEX = `\
#version 300 es
#define SHADER_NAME vehicle-layer-vertex

in vec2 corners;
in vec2 instanceFrom;
in vec2 instanceTo;
in vec2 instanceTimes;
in vec4 instanceLooks;

out vec2 vSpot;
flat out ivec3 vLook;

${VEHICLE_SCALE}

void main(void) {
  float passed = clamp((cab.now - instanceTimes.x) / max(instanceTimes.y, 0.001), 0.0, 1.0);
  vec3 at = vec3(mix(instanceFrom, instanceTo, passed), 0.0);
  geometry.worldPosition = at;
  gl_Position = project_position_to_clipspace(at, vec3(0.0), vec3(0.0), geometry.position);
  DECKGL_FILTER_GL_POSITION(gl_Position, geometry);

  vLook = ivec3(instanceLooks.xyz * 255.0 + 0.5);
  float scale = cabScale(vLook.z);
  float turn = instanceLooks.w * 255.0 / 256.0 * 2.0 * PI;
  vec2 turned = mat2(cos(turn), -sin(turn), sin(turn), cos(turn)) * corners;
  gl_Position.xy += project_pixel_size_to_clipspace(turned * cab.size * scale * 0.5);
  vSpot = corners * 12.0;
}
`;

export const VEHICLE_FRAGMENT = `\
#version 300 es
#define SHADER_NAME vehicle-layer-fragment

precision highp float;

in vec2 vSpot;
flat in ivec3 vLook;

out vec4 fragColor;

${VEHICLE_SCALE}
${VEHICLE_SHAPES}

void main(void) {
  float pixel = 24.0 / cab.size / cabScale(vLook.z);
  bool isDot = cab.dotted > 0.5 && vLook.z == 0;
  float edge = isDot ? cabDot(vLook.x, vSpot) : cabShape(vLook.x, vSpot);
  vec3 own = vLook.y == 2 || vLook.x == 4 ? cab.off
    : vLook.x == 1 ? cab.carrying
    : vLook.x == 2 ? cab.taken
    : cab.empty;
  // one that was not heard lately is hollow
  float inner = vLook.y > 0 && vLook.x != 4 ? smoothstep(-0.5, 0.5, (edge + 1.5 * pixel) / pixel) : 1.0;
  float body = 1.0 - smoothstep(-0.5, 0.5, edge / pixel);
  float around = 1.0 - smoothstep(-0.5, 0.5, edge / pixel - cab.haloWidth);
  vec3 color = mix(cab.halo, own, body * inner);
  float alpha = around;
  if (vLook.z > 0) {
    float ring = abs(length(vSpot) - 10.6) - 0.75 * pixel;
    float mark = 1.0 - smoothstep(-0.5, 0.5, ring / pixel);
    color = mix(color, cab.accent, mark);
    alpha = max(alpha, mark);
  }
  if (alpha < 0.01) discard;
  fragColor = vec4(color, alpha * layer.opacity);
  DECKGL_FILTER_COLOR(fragColor, geometry);
}
`;
