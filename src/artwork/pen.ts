import { INK_CODE, type Ink, type Palette } from './inks.ts';

/** Every picture is 900 units high; the ratio only changes the width. */
export const HEIGHT = 900;

export type Point = readonly [x: number, y: number];
export type Box = readonly [x: number, y: number, width: number, height: number];

/** A coordinate with one decimal: finer than a screen shows, short enough for a small file. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A small drawing vocabulary on top of the nine inks; collects SVG elements in the order they are drawn. */
export class Pen {
  readonly width: number;
  readonly #elements: string[] = [];
  readonly #definitions: string[] = [];
  readonly #random: () => number;
  /** Hex fills when the theme is fixed; null = classes, coloured by a style sheet for both schemes. */
  readonly #fixed: Palette | null;
  readonly #prefix: string;

  constructor(options: { width: number; random: () => number; fixed: Palette | null; prefix: string }) {
    this.width = options.width;
    this.#random = options.random;
    this.#fixed = options.fixed;
    this.#prefix = options.prefix;
  }

  get body(): string {
    return this.#elements.join('');
  }

  get defs(): string {
    return this.#definitions.join('');
  }

  // ── chance, from the seed only ──
  chance(): number {
    return this.#random();
  }

  range(from: number, to: number): number {
    return from + this.#random() * (to - from);
  }

  /** A whole number, both ends included. */
  int(from: number, to: number): number {
    return Math.floor(from + this.#random() * (to - from + 1));
  }

  pick<T>(list: readonly [T, ...T[]]): T {
    return list[Math.floor(this.#random() * list.length)] ?? list[0];
  }

  // ── shapes ── (`extra` is further attributes, as written in SVG)
  path(d: string, ink: Ink, extra = ''): void {
    this.#elements.push(`<path d="${d}" ${this.#fill(ink)}${spaced(extra)}/>`);
  }

  line(d: string, ink: Ink, weight: number, extra = ''): void {
    this.#elements.push(
      `<path d="${d}" fill="none" ${this.#stroke(ink, weight)} stroke-linecap="round" stroke-linejoin="round"${spaced(extra)}/>`,
    );
  }

  /** A stroke cut off square, for dashes that must not grow round ends. */
  dashes(d: string, ink: Ink, weight: number, pattern: string): void {
    this.#elements.push(
      `<path d="${d}" fill="none" ${this.#stroke(ink, weight)} stroke-dasharray="${pattern}"/>`,
    );
  }

  rect(x: number, y: number, width: number, height: number, ink: Ink, radius = 0, extra = ''): void {
    const rounded = radius ? ` rx="${n(radius)}"` : '';
    this.#elements.push(
      `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${rounded} ${this.#fill(ink)}${spaced(extra)}/>`,
    );
  }

  /** Many rectangles in one path. */
  rects(boxes: readonly Box[], ink: Ink, extra = ''): void {
    if (boxes.length === 0) return;
    const d = boxes.map(([x, y, w, h]) => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`).join('');
    this.path(d, ink, extra);
  }

  /** An outlined rectangle. */
  frame(x: number, y: number, width: number, height: number, ink: Ink, weight: number): void {
    this.#elements.push(
      `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="none" ${this.#stroke(ink, weight)}/>`,
    );
  }

  disc(x: number, y: number, radius: number, ink: Ink, extra = ''): void {
    this.#elements.push(
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" ${this.#fill(ink)}${spaced(extra)}/>`,
    );
  }

  ring(x: number, y: number, radius: number, ink: Ink, weight: number, extra = ''): void {
    this.#elements.push(
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="none" ${this.#stroke(ink, weight)}${spaced(extra)}/>`,
    );
  }

  oval(x: number, y: number, rx: number, ry: number, ink: Ink, extra = ''): void {
    this.#elements.push(`<ellipse ${ellipse(x, y, rx, ry)} ${this.#fill(ink)}${spaced(extra)}/>`);
  }

  ovalRing(x: number, y: number, rx: number, ry: number, ink: Ink, weight: number, extra = ''): void {
    this.#elements.push(
      `<ellipse ${ellipse(x, y, rx, ry)} fill="none" ${this.#stroke(ink, weight)}${spaced(extra)}/>`,
    );
  }

  group(attributes: string, draw: () => void): void {
    this.#elements.push(`<g ${attributes}>`);
    draw();
    this.#elements.push('</g>');
  }

  /** Keeps a drawing aside to be placed several times; returns the name `place` takes. */
  stamp(draw: () => void): string {
    const before = this.#elements.length;
    draw();
    const drawing = this.#elements.splice(before).join('');
    return this.#define((name) => `<g id="${name}">${drawing}</g>`);
  }

  place(stamp: string, transform: string): void {
    this.#elements.push(`<use href="#${stamp}" transform="${transform}"/>`);
  }

  /** Draws inside the outline `d` only. */
  clipped(d: string, draw: () => void): void {
    const id = this.#define((name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`);
    this.group(`clip-path="url(#${id})"`, draw);
  }

  /** A printed screen of lines or dots; give it to `printed` or `printedOval`. Angle in degrees. */
  screen(kind: 'lines' | 'dots', ink: Ink, pitch: number, angle: number, weight: number): string {
    const mark =
      kind === 'dots'
        ? `<circle cx="${n(pitch / 2)}" cy="${n(pitch / 2)}" r="${n(weight)}" ${this.#fill(ink)}/>`
        : `<rect width="${n(pitch)}" height="${n(weight)}" ${this.#fill(ink)}/>`;
    const size = `width="${n(pitch)}" height="${n(pitch)}"`;
    return this.#define(
      (name) =>
        `<pattern id="${name}" ${size} patternUnits="userSpaceOnUse" patternTransform="rotate(${n(angle)})">${mark}</pattern>`,
    );
  }

  printed(d: string, screen: string, extra = ''): void {
    this.#elements.push(`<path d="${d}" fill="url(#${screen})"${spaced(extra)}/>`);
  }

  printedOval(x: number, y: number, rx: number, ry: number, screen: string, extra = ''): void {
    this.#elements.push(`<ellipse ${ellipse(x, y, rx, ry)} fill="url(#${screen})"${spaced(extra)}/>`);
  }

  // ── paper ──
  /** One sheet of paper with a soft upper edge around `y`; closed path. */
  ridge(y: number, amplitude: number, count: number): string {
    const points: Point[] = [];
    const phase = this.#random() * 6.28;
    for (let i = 0; i <= count; i++) {
      points.push([
        -60 + ((this.width + 120) * i) / count,
        y + Math.sin(phase + i * 1.9) * amplitude * 0.55 + (this.#random() - 0.5) * amplitude,
      ]);
    }
    return `${smooth(points)}V${HEIGHT}H-60Z`;
  }

  /** Paper with thickness: a faint shadow above the edge, then the sheet. */
  sheet(d: string, ink: Ink): void {
    this.path(d, 'ground', 'opacity=".1" transform="translate(0 -11)"');
    this.path(d, ink);
  }

  /** The whole picture in one ink. */
  flood(ink: Ink): void {
    this.rect(0, 0, this.width, HEIGHT, ink);
  }

  /** Path of everything below `y`. */
  below(y: number): string {
    return `M0 ${n(y)}H${n(this.width)}V${HEIGHT}H0Z`;
  }

  #define(write: (name: string) => string): string {
    const name = `${this.#prefix}${this.#definitions.length}`;
    this.#definitions.push(write(name));
    return name;
  }

  #fill(ink: Ink): string {
    return this.#fixed ? `fill="${this.#fixed[ink]}"` : `class="f${INK_CODE[ink]}"`;
  }

  #stroke(ink: Ink, weight: number): string {
    const colour = this.#fixed ? `stroke="${this.#fixed[ink]}"` : `class="l${INK_CODE[ink]}"`;
    return `${colour} stroke-width="${n(weight)}"`;
  }
}

/** A smooth line through points (Catmull-Rom as Bézier curves). */
export function smooth(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  let d = `M${n(first[0])} ${n(first[1])}`;
  for (let i = 0; i < points.length - 1; i++) {
    const from = points[i] ?? first;
    const to = points[i + 1] ?? from;
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    const leave = `${n(from[0] + (to[0] - before[0]) / 6)} ${n(from[1] + (to[1] - before[1]) / 6)}`;
    const arrive = `${n(to[0] - (after[0] - from[0]) / 6)} ${n(to[1] - (after[1] - from[1]) / 6)}`;
    d += `C${leave} ${arrive} ${n(to[0])} ${n(to[1])}`;
  }
  return d;
}

const spaced = (attributes: string): string => (attributes ? ` ${attributes}` : '');

const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"`;
