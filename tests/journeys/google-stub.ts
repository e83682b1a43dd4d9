/** Stands in for Google's Maps script: a map without tiles, as far as the console asks it. Runs in the page. */

/** The script as it is served; `callback` is where the page has put what waits for it. */
export const googleStub = (callback: string) => `(${stub})(); ${callback}();`;

function stub() {
  const TILE = 256;
  const listenersOf = new WeakMap();
  class LatLng {
    constructor(
      private a: number | { lat: number; lng: number },
      private b?: number,
    ) {}
    lat = () => (typeof this.a === 'number' ? this.a : this.a.lat);
    lng = () => (typeof this.a === 'number' ? (this.b ?? 0) : this.a.lng);
  }
  class Point {
    constructor(
      public x: number,
      public y: number,
    ) {}
  }
  const world = ({ lat, lng }: { lat: number; lng: number }, zoom: number) => {
    const sine = Math.sin((lat * Math.PI) / 180);
    const size = TILE * 2 ** zoom;
    return new Point(
      (lng / 360 + 0.5) * size,
      (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
    );
  };
  const unworld = ({ x, y }: Point, zoom: number) => {
    const size = TILE * 2 ** zoom;
    const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI;
    return new LatLng(lat, (x / size - 0.5) * 360);
  };
  // biome-ignore lint/suspicious/noExplicitAny: as loose as what it stands in for
  type Loose = any;
  class MapStub {
    private overlays = new Set<Loose>();
    private state: Loose;
    private pane = document.createElement('div');
    constructor(
      private div: HTMLElement,
      options: Loose,
    ) {
      this.state = { center: { lat: 0, lng: 0 }, zoom: 3, ...options };
      const inner = document.createElement('div');
      Object.assign(inner.style, { position: 'absolute', inset: '0', background: '#dfe7e0' });
      Object.assign(this.pane.style, { position: 'absolute', left: '50%', top: '50%' });
      inner.append(this.pane);
      div.style.position = 'relative';
      div.append(inner);
      listenersOf.set(this, new Map());
      inner.addEventListener('click', event => {
        const { left, top } = div.getBoundingClientRect();
        const at = this.fromPixel(event.clientX - left, event.clientY - top);
        this.tell('click', { latLng: at });
      });
    }
    fromPixel(x: number, y: number) {
      const middle = world(this.state.center, this.state.zoom);
      return unworld(
        new Point(middle.x + x - this.div.clientWidth / 2, middle.y + y - this.div.clientHeight / 2),
        this.state.zoom,
      );
    }
    toPixel(at: LatLng) {
      const middle = world(this.state.center, this.state.zoom);
      const { x, y } = world({ lat: at.lat(), lng: at.lng() }, this.state.zoom);
      return new Point(x - middle.x + this.div.clientWidth / 2, y - middle.y + this.div.clientHeight / 2);
    }
    add(overlay: Loose) {
      this.overlays.add(overlay);
      setTimeout(() => {
        overlay.onAdd();
        this.moved();
      });
    }
    remove(overlay: Loose) {
      if (this.overlays.delete(overlay)) overlay.onRemove();
    }
    moved() {
      for (const overlay of this.overlays) overlay.draw();
      this.tell('bounds_changed');
    }
    tell(name: string, event?: Loose) {
      for (const listener of listenersOf.get(this)?.get(name) ?? []) listener(event);
    }
    getPane = () => this.pane;
    getDiv = () => this.div;
    getRenderingType = () => 'RASTER';
    getMapTypeId = () => 'roadmap';
    getHeading = () => 0;
    getTilt = () => 0;
    getZoom = () => this.state.zoom;
    getCenter = () => new LatLng(this.state.center);
    getBounds = () => ({
      getNorthEast: () => this.fromPixel(this.div.clientWidth, 0),
      getSouthWest: () => this.fromPixel(0, this.div.clientHeight),
    });
    setOptions(options: Loose) {
      Object.assign(this.state, options);
    }
    setZoom(zoom: number) {
      this.state.zoom = zoom;
      this.moved();
    }
    setCenter(center: Loose) {
      this.state.center =
        typeof center.lat === 'function' ? { lat: center.lat(), lng: center.lng() } : center;
      this.moved();
    }
    panTo(center: Loose) {
      this.setCenter(center);
    }
    addListener(name: string, listener: Loose) {
      const own = listenersOf.get(this);
      own.set(name, [...(own.get(name) ?? []), listener]);
      return {
        remove: () =>
          own.set(
            name,
            own.get(name).filter((one: Loose) => one !== listener),
          ),
      };
    }
  }
  class OverlayView {
    private map: Loose = null;
    setMap(map: Loose) {
      if (this.map) this.map.remove(this);
      this.map = map;
      map?.add(this);
    }
    getMap = () => this.map;
    getPanes = () => ({ overlayLayer: this.map.getPane() });
    getProjection = () => {
      const div = this.map.getDiv();
      const shift = (point: Point) =>
        new Point(point.x - div.clientWidth / 2, point.y - div.clientHeight / 2);
      return {
        fromLatLngToDivPixel: (at: LatLng) => shift(this.map.toPixel(at)),
        fromLatLngToContainerPixel: (at: LatLng) => this.map.toPixel(at),
        fromContainerPixelToLatLng: ({ x, y }: Point) => this.map.fromPixel(x, y),
      };
    };
  }
  const event = {
    addListener: (target: Loose, name: string, listener: Loose) => target.addListener(name, listener),
    removeListener: (listener: Loose) => listener.remove(),
    trigger: () => {},
  };
  const google = (window as Loose).google ?? {};
  google.maps = Object.assign(google.maps ?? {}, {
    Map: MapStub,
    LatLng,
    Point,
    OverlayView,
    event,
    RenderingType: { VECTOR: 'VECTOR', RASTER: 'RASTER', UNINITIALIZED: 'UNINITIALIZED' },
    importLibrary: async () => google.maps,
  });
  (window as Loose).google = google;
}
