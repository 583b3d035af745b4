// These functions run in the page (`page.evaluate`), so they cannot use anything outside themselves.

/** Clicks jobs and goes back, 20 ms apart, without waiting for the page. */
export async function clickRapidly() {
  for (let clicks = 0; clicks < 20; clicks += 1) {
    const links = document.querySelectorAll<HTMLElement>('main li a[href^="/"]');
    if (clicks % 3 === 2 && history.state?.idx > 1) history.back();
    else links[clicks % links.length]?.click();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Whether the fonts of headings and text have loaded. */
export const fontsLoaded = () =>
  ['700 1em "Bricolage Grotesque"', '1em "Instrument Sans"'].every(
    (font) => document.fonts.size > 0 && document.fonts.check(font),
  );

/** The horizontal overflow, in px. */
export const overflow = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;
