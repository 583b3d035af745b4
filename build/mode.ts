/** `npm run build -- --development` takes React's development version, which reports hydration mismatches. */
export const mode = process.argv.includes('--development') ? 'development' : 'production';

// React, MUI and emotion choose their version by this when they are loaded.
process.env['NODE_ENV'] = mode;
