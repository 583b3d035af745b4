/** Freezes `Date` at `time`, in ms since the epoch. Timers keep running. */
export function freezeDate(time: number): void {
  window.Date = class extends Date {
    constructor(...values: [] | [string | number]) {
      super(values[0] ?? time);
    }
    // A method, because Playwright's clock copies fields over its own.
    static override now() {
      return time;
    }
  } as DateConstructor;
}
