/**
 * What the accepted serials of one length have in common. Shapes of two heaps of serials come together to the shape of both (`joined`), in
 * any order, so that they can be learned one by one.
 */
export interface SerialShape {
  /** A sign for each place: "9" a digit, "A" a letter, "X" either, "?" anything, else the sign that always stands there. */
  places: string;
  /** What all begin with. */
  beginning: string;
  samples: number;
}

/** The shapes of a model's serials, the commonest first: one for each length. */
export type SerialShapes = readonly SerialShape[];

/** So many serials make a shape that others are held to: of fewer, places look alike by chance. */
export const enoughSamples = 12;
/** So many lengths are remembered of a model; makers have one or two. */
const mostShapes = 8;
/** So much of what all begin with counts: makers put their own mark first, then the day of production, which goes on. */
const markLength = 4;

const signOf = (character: string): string => {
  if (/\d/.test(character)) return "9";
  return /[A-Z]/.test(character) ? "A" : character;
};

const letterOrDigit = /^[9AX]$/;
function signOfBoth(a: string, b: string): string {
  if (a === b) return a;
  return letterOrDigit.test(a) && letterOrDigit.test(b) ? "X" : "?";
}

const placesOf = (serial: string): string => Array.from(serial, signOf).join("");
const placesOfBoth = (a: string, b: string): string =>
  Array.from(a, (sign, at) => signOfBoth(sign, b[at] ?? "?")).join("");

function beginningOfBoth(a: string, b: string): string {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return a.slice(0, length);
}

/** The shapes of two heaps of serials together. */
export function joined(shapes: SerialShapes, others: SerialShapes): SerialShapes {
  const all = new Map(shapes.map((shape) => [shape.places.length, shape]));
  for (const other of others) {
    const shape = all.get(other.places.length);
    all.set(other.places.length, shape ? ofBoth(shape, other) : other);
  }
  return [...all.values()]
    .toSorted((a, b) => b.samples - a.samples || a.places.length - b.places.length)
    .slice(0, mostShapes);
}

const ofBoth = (a: SerialShape, b: SerialShape): SerialShape => ({
  places: placesOfBoth(a.places, b.places),
  beginning: beginningOfBoth(a.beginning, b.beginning),
  samples: a.samples + b.samples,
});

const shapeOfOne = (serial: string): SerialShape => ({
  places: placesOf(serial),
  beginning: serial.slice(0, markLength),
  samples: 1,
});

/** What is known after these serials were accepted as well, each for the first time. */
export const learned = (shapes: SerialShapes, serials: readonly string[]): SerialShapes =>
  serials.reduce<SerialShapes>((known, serial) => joined(known, [shapeOfOne(serial)]), shapes);

const counting = (shapes: SerialShapes): SerialShapes => shapes.filter(({ samples }) => samples >= enoughSamples);

/** Whether enough is known of a model's serials to doubt others. */
export const isLearned = (shapes: SerialShapes): boolean => counting(shapes).length > 0;

const hasPlaces = (serial: string, { places }: SerialShape): boolean =>
  places.length === serial.length && placesOfBoth(places, placesOf(serial)) === places;

/** Whether a serial is like those that were accepted; never where too few were. */
export const fits = (serial: string, shapes: SerialShapes): boolean =>
  counting(shapes).some((shape) => hasPlaces(serial, shape) && serial.startsWith(shape.beginning));

export interface Misfit {
  is: "other-beginning" | "other-form";
  /** How the accepted ones begin, and how long they are. */
  beginning: string;
  length: number;
}

/** In what a serial differs from the commonest of the accepted ones; undefined where it fits, or nothing is learned. */
export function misfitOf(serial: string, shapes: SerialShapes): Misfit | undefined {
  const known = counting(shapes);
  const [commonest] = known;
  if (!commonest || fits(serial, shapes)) return undefined;
  const near = known.find((shape) => hasPlaces(serial, shape));
  const { beginning, places } = near ?? commonest;
  return { is: near ? "other-beginning" : "other-form", beginning, length: places.length };
}

/** The form of what lies between two serials of one length: that of both, and whatever the model's own of that length have shown. */
export function compareForms(from: string, to: string, shapes: SerialShapes): string {
  const ends = placesOfBoth(placesOf(from), placesOf(to));
  const own = shapes.find(({ places }) => places.length === ends.length);
  return own ? placesOfBoth(ends, own.places) : ends;
}

/** Whether a serial has the signs of a form in its places. */
export const isOfForm = (serial: string, form: string): boolean =>
  serial.length === form.length && placesOfBoth(form, placesOf(serial)) === form;
