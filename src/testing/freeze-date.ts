/** Freezes `Date` at `time`, in ms since the epoch. Timers keep running. */
export function freezeDate(time: number): void {
  window.Date = class extends Date {
    constructor(...values: [] | [string | number]) {
      super(values[0] ?? time);
    }
    static override now = () => time;
  } as DateConstructor;
}
