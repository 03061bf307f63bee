let made = 0;

/**
 * The word with a number that nothing else of the run's file has: a test that is tried again after a failure meets nothing
 * of its first try. Call it inside the test.
 */
export const ownCode = (word: string): string => `${word}${String(++made).padStart(3, "0")}`;
