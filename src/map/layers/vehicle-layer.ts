/** Thousands of moving vehicles as one deck.gl layer, fed by typed arrays. */
import { COORDINATE_SYSTEM, Layer, type LayerProps, project32, type UpdateParameters } from '@deck.gl/core';
import { Geometry, Model } from '@luma.gl/engine';
import type { ShaderModule } from '@luma.gl/shadertools';
import { VEHICLE_FRAGMENT, VEHICLE_VERTEX } from './vehicle-layer.glsl.ts';

export type Rgb = [number, number, number];

/** Colours as graphics want them, 0 to 1. */
export interface VehicleColours {
  carrying: Rgb;
  taken: Rgb;
  empty: Rgb;
  off: Rgb;
  halo: Rgb;
  accent: Rgb;
}

/** What is sent to the graphics card at each change; the arrays may be longer than `count` needs. */
export interface VehicleColumns {
  count: number;
  /** Degrees from the origin, east and north: where each sets out, and where it goes. */
  from: Float32Array;
  to: Float32Array;
  /** Seconds of `clock` when it set out, and how many it drives. */
  times: Float32Array;
  /** Status, freshness, whether it is marked, and its heading in 256ths of a turn. */
  looks: Uint8Array;
}

interface OwnProps {
  columns: VehicleColumns;
  /** Degrees in the base map's system. */
  origin: [lng: number, lat: number];
  colours: VehicleColours;
  /** Seconds; read at each frame. */
  clock: () => number;
  /** Pixels to the side of the square that a vehicle is drawn in. */
  size: number;
  /** Too many to tell where each heads: all but marked ones are dots. */
  isDotted?: boolean | undefined;
}

const uniformBlock = `\
layout(std140) uniform cabUniforms {
  float now;
  float size;
  float haloWidth;
  float dotted;
  vec3 carrying;
  vec3 taken;
  vec3 empty;
  vec3 off;
  vec3 halo;
  vec3 accent;
} cab;
`;

type CabUniforms = VehicleColours & { now: number; size: number; haloWidth: number; dotted: number };

const cabUniforms = {
  name: 'cab',
  vs: uniformBlock,
  fs: uniformBlock,
  uniformTypes: {
    now: 'f32',
    size: 'f32',
    haloWidth: 'f32',
    dotted: 'f32',
    carrying: 'vec3<f32>',
    taken: 'vec3<f32>',
    empty: 'vec3<f32>',
    off: 'vec3<f32>',
    halo: 'vec3<f32>',
    accent: 'vec3<f32>',
  },
} as const satisfies ShaderModule<CabUniforms>;

const HALO_WIDTH = 1.25;
const CORNERS = new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]);
const ATTRIBUTES = {
  instanceFrom: { size: 2, accessor: 'from' },
  instanceTo: { size: 2, accessor: 'to' },
  instanceTimes: { size: 2, accessor: 'times' },
  instanceLooks: { size: 4, type: 'unorm8', accessor: 'looks' },
} as const;

export class VehicleLayer extends Layer<OwnProps> {
  static override layerName = 'VehicleLayer';
  static override defaultProps = {
    columns: { type: 'object', value: null, compare: false },
    origin: { type: 'array', value: [0, 0] },
    colours: { type: 'object', value: null },
    clock: { type: 'function', value: () => 0 },
    size: 22,
    isDotted: false,
  } as never;

  declare state: { model?: Model };

  override getShaders() {
    return super.getShaders({
      vs: VEHICLE_VERTEX,
      fs: VEHICLE_FRAGMENT,
      modules: [project32, cabUniforms],
    });
  }

  override initializeState(): void {
    this.getAttributeManager()?.addInstanced(ATTRIBUTES as never);
    this.setState({ model: this.modelOf() });
  }

  override updateState(parameters: UpdateParameters<this>): void {
    super.updateState(parameters);
    if (parameters.changeFlags.extensionsChanged) {
      this.state.model?.destroy();
      this.setState({ model: this.modelOf() });
      this.getAttributeManager()?.invalidateAll();
    }
  }

  override draw(): void {
    const { model } = this.state;
    const { clock, size, isDotted, colours } = this.props;
    if (!model) return;
    model.shaderInputs.setProps({
      cab: {
        now: clock(),
        size,
        haloWidth: HALO_WIDTH,
        dotted: isDotted ? 1 : 0,
        ...colours,
      } satisfies CabUniforms,
    });
    model.draw(this.context.renderPass);
  }

  private modelOf(): Model {
    return new Model(this.context.device, {
      ...this.getShaders(),
      id: this.props.id,
      bufferLayout: this.getAttributeManager()?.getBufferLayouts() ?? [],
      geometry: new Geometry({
        topology: 'triangle-strip',
        attributes: { corners: { size: 2, value: CORNERS } },
      }),
      isInstanced: true,
    });
  }
}

/** The layer of what the columns hold now. Made anew at each change; what is on the card is written over. */
export function vehicleLayer({
  columns,
  origin,
  ...props
}: Pick<LayerProps, 'id'> & Omit<OwnProps, 'clock'> & { clock: () => number }): VehicleLayer {
  const { count, from, to, times, looks } = columns;
  return new VehicleLayer({
    ...props,
    columns,
    origin,
    data: {
      length: count,
      attributes: {
        from: { value: from.subarray(0, count * 2), size: 2 },
        to: { value: to.subarray(0, count * 2), size: 2 },
        times: { value: times.subarray(0, count * 2), size: 2 },
        looks: { value: looks.subarray(0, count * 4), size: 4, normalized: true },
      },
    } as never,
    coordinateSystem: COORDINATE_SYSTEM.LNGLAT_OFFSETS,
    coordinateOrigin: [origin[0], origin[1], 0],
    pickable: false,
    // flat: what comes later is above
    parameters: { depthCompare: 'always', depthWriteEnabled: false },
  });
}
