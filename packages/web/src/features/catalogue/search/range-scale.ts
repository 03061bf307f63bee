/** The places of a slider and the values they stand for. */
export interface RangeScale {
  /** The last place; the first is 0. */
  places: number;
  valueAt: (place: number) => number;
  placeOf: (value: number) => number;
}

/** From this ratio on, equal steps of the slider are equal ratios: 3 kW and 5 kW lie as far apart as 60 and 100. */
const wide = 20;
const widePlaces = 100;

/** A number of the grid that starts at nought, without the crumbs of binary fractions. */
export const nearest = (value: number, step: number): number => Number((Math.round(value / step) * step).toFixed(6));

export function rangeScale(least: number, most: number, step: number): RangeScale {
  if (least > 0 && most / least >= wide) {
    const ratio = Math.log(most / least);
    return {
      places: widePlaces,
      valueAt: (place) => {
        if (place <= 0 || place >= widePlaces) return nearest(place <= 0 ? least : most, step / 10);
        return nearest(least * Math.exp((ratio * place) / widePlaces), step);
      },
      placeOf: (value) => within(Math.round((Math.log(value / least) / ratio) * widePlaces), widePlaces),
    };
  }
  const places = Math.max(1, Math.round((most - least) / step));
  return {
    places,
    valueAt: (place) => nearest(least + place * step, step / 10),
    placeOf: (value) => within(Math.round((value - least) / step), places),
  };
}

const within = (place: number, places: number): number => Math.min(places, Math.max(0, place));
