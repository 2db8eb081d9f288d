/** Coasts and borders, as scripts/build-map.ts packed them. */
import data from '../data/shapes.json' with { type: 'json' };

/** Indexes of arcs that join into a closed line; ~i is arc i backwards. */
export type Ring = readonly number[];
/** An outline, then its holes. */
export type Polygon = readonly Ring[];

/** Points on the unit sphere: x, y, z, x, y, z … */
export type Arc = Float64Array;

interface Shapes {
  arcs: readonly Arc[];
  land: readonly Polygon[];
  /** By ISO 3166-1 alpha-2. */
  countries: ReadonlyMap<string, readonly Polygon[]>;
  /** Arcs between two countries. */
  borders: readonly number[];
}

/** A point of the Earth, in degrees, on the unit sphere. */
export function onSphere(latitude: number, longitude: number): [x: number, y: number, z: number] {
  const [up, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return [Math.cos(up) * Math.cos(east), Math.cos(up) * Math.sin(east), Math.sin(up)];
}

function unpacked(packed: string): Arc {
  const steps = packed.split(' ').map(Number);
  const arc = new Float64Array((steps.length / 2) * 3);
  let [longitude, latitude] = [0, 0];
  for (let i = 0; i < steps.length; i += 2) {
    longitude += steps[i] ?? 0;
    latitude += steps[i + 1] ?? 0;
    arc.set(onSphere(latitude / data.stepsPerDegree, longitude / data.stepsPerDegree), (i / 2) * 3);
  }
  return arc;
}

let read: Shapes | null = null;

/** Read at the first call (some 20 ms), then kept. */
export function shapes(): Shapes {
  read ??= {
    arcs: data.arcs.map(unpacked),
    land: data.land,
    countries: new Map(Object.entries(data.countries)),
    borders: data.borders,
  };
  return read;
}
