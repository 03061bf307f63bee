/** How the modules are spread: of each MPPT used how many strings it has in parallel and how long they are. */
export interface Layout {
  /** The most strings that an MPPT has in parallel. */
  parallel: number;
  strings: readonly number[];
  lengths: readonly number[];
}

interface Inputs {
  mppts: number;
  /** Strings that one MPPT takes. */
  perMppt: number;
}

interface Limits {
  min: number;
  max: number;
}

/**
 * Spreads modules over MPPTs so that every string lies between `min` and `max` and all strings of an MPPT are equally
 * long: as few in parallel as can be, on as many MPPTs as can be. Undefined when no such spread exists.
 */
export function spread(modules: number, inputs: Inputs, limits: Limits): Layout | undefined {
  for (let parallel = 1; parallel <= inputs.perMppt; parallel++) {
    const found = evenly(modules, parallel, inputs.mppts, limits) ?? mixed(modules, parallel, inputs.mppts, limits);
    if (found) return found;
  }
  return undefined;
}

/** As many strings on each MPPT, their lengths one module apart at most. */
function evenly(modules: number, parallel: number, mppts: number, { min, max }: Limits): Layout | undefined {
  if (modules % parallel !== 0) return undefined;
  const series = modules / parallel;
  for (let used = Math.min(mppts, series); used >= 1; used--) {
    const shorter = Math.floor(series / used);
    const longer = series % used;
    if (shorter < Math.max(1, min) || (longer > 0 ? shorter + 1 : shorter) > max) continue;
    const lengths = Array.from({ length: used }, (_, at) => (at < longer ? shorter + 1 : shorter));
    return { parallel, strings: lengths.map(() => parallel), lengths };
  }
  return undefined;
}

/** Above so many steps a plant is too large to try every mixture: there the even spreads have to do. */
const mostSteps = 20_000_000;

/** Up to so many strings on an MPPT, and other lengths on the next: all that each further MPPT makes possible, noted. */
function mixed(modules: number, parallel: number, mppts: number, { min, max }: Limits): Layout | undefined {
  const options: { strings: number; length: number }[] = [];
  for (let strings = 1; strings <= parallel; strings++) {
    for (let length = Math.max(1, min); length <= max; length++) options.push({ strings, length });
  }
  if (options.length * modules * mppts > mostSteps) return undefined;
  /** Of each number of MPPTs: by which option a number of modules is reached, from 1; 0 where it isn't. */
  const reached = [new Uint16Array(modules + 1).fill(1, 0, 1)];
  for (let used = 1; used <= mppts; used++) {
    const [before, now] = [reached[used - 1]!, new Uint16Array(modules + 1)];
    options.forEach(({ strings, length }, at) => {
      for (let sum = strings * length; sum <= modules; sum++) {
        if (before[sum - strings * length] && !now[sum]) now[sum] = at + 1;
      }
    });
    reached.push(now);
  }
  const used = reached.findLastIndex((sums, count) => count > 0 && sums[modules] !== 0);
  if (used < 1) return undefined;
  const chosen = [];
  for (let [count, left] = [used, modules]; count > 0; count--) {
    const option = options[reached[count]![left]! - 1]!;
    chosen.push(option);
    left -= option.strings * option.length;
  }
  const most = chosen.toSorted((a, b) => b.strings - a.strings || b.length - a.length);
  const strings = most.map((option) => option.strings);
  return { parallel: Math.max(...strings), strings, lengths: most.map(({ length }) => length) };
}
