/** A time in ms since the epoch, like that of `Date.now()`. */
export type EpochMs = number;
