/** So long may what a function has read be what it goes on with: a minute. */
const maxAgeMs = 60_000;

/**
 * What many requests ask and people change a few times a year, kept in the function's memory for a minute: whoever asks in that time
 * asks the table nothing. Another function sees a change up to a minute later, so what is kept so may not count before.
 */
export class Recent<T> {
  static readonly #all: Recent<unknown>[] = [];
  readonly #read: () => Promise<T>;
  #value: Promise<T> | undefined;
  #readAt = 0;

  constructor(read: () => Promise<T>) {
    this.#read = read;
    Recent.#all.push(this);
  }

  /** For a table that is another one by now. */
  static forgetAll(): void {
    for (const one of Recent.#all) one.forget();
  }

  /** Requests that ask at once read it once; a reading that failed is tried again by the next. */
  get(): Promise<T> {
    if (this.#value === undefined || Date.now() - this.#readAt > maxAgeMs) {
      this.#readAt = Date.now();
      const value = this.#read();
      this.#value = value;
      value.catch(() => {
        if (this.#value === value) this.#value = undefined;
      });
    }
    return this.#value;
  }

  forget(): void {
    this.#value = undefined;
  }
}
