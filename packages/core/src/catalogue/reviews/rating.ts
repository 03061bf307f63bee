export const mostStars = 5;

export interface Rating {
  /** Stars to one decimal. */
  average: number;
  count: number;
}

/** The mean of so many times one star, two, …; undefined when nobody has reviewed. */
export function ratingOf(stars: readonly number[] | undefined): Rating | undefined {
  const count = (stars ?? []).reduce((sum, times) => sum + times, 0);
  if (!stars || count === 0) return undefined;
  const sum = stars.reduce((total, times, place) => total + times * (place + 1), 0);
  return { average: Math.round((sum * 10) / count) / 10, count };
}

/** How often each number of stars was given. */
export function starsOf(ratings: readonly number[]): number[] {
  const stars = Array.from({ length: mostStars }, () => 0);
  for (const rating of ratings) stars[rating - 1]! += 1;
  return stars;
}
