/** How the modules are spread: strings in parallel on each MPPT used, and the lengths of the strings, one per MPPT. */
export interface Layout {
  parallel: number;
  lengths: readonly number[];
}

interface Inputs {
  mppts: number;
  /** Strings that one MPPT takes. */
  perMppt: number;
}

/**
 * Spreads modules over MPPTs so that every string lies between `min` and `max` and all strings of an MPPT are equally
 * long: as few in parallel as can be, on as many MPPTs as can be. Undefined when no such spread exists.
 */
export function spread(
  modules: number,
  { mppts, perMppt }: Inputs,
  { min, max }: { min: number; max: number },
): Layout | undefined {
  for (let parallel = 1; parallel <= perMppt; parallel++) {
    if (modules % parallel !== 0) continue;
    const series = modules / parallel;
    for (let used = Math.min(mppts, series); used >= 1; used--) {
      const shorter = Math.floor(series / used);
      const longer = series % used;
      if (shorter < Math.max(1, min) || (longer > 0 ? shorter + 1 : shorter) > max) continue;
      return { parallel, lengths: Array.from({ length: used }, (_, at) => (at < longer ? shorter + 1 : shorter)) };
    }
  }
  return undefined;
}
