/**
 * A low stretch of the prairie horizon that closes a page's head: sun, far hills, and the ground of the
 * page itself. Decorative; spans its parent's width at a fixed height. The group `horizon-cloud` needs
 * free sky to the right of the text: narrow parents hide it.
 */
export function HorizonStrip() {
  return (
    <svg
      viewBox="0 0 1600 200"
      preserveAspectRatio="xMaxYMax slice"
      overflow="visible"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="1330" cy="112" r="46" fill="var(--site-palette-scene-sun)" />
      <path
        fill="var(--site-palette-scene-hill1)"
        d="M0 168C260 140 430 156 660 142S1090 92 1340 110s190 18 260 8v82H0z"
      />
      <path
        fill="var(--site-palette-scene-hill2)"
        d="M0 186c300-8 520-34 800-22s420-16 580-10 160-6 220-20v66H0z"
      />
      <path
        fill="var(--site-palette-background-default)"
        d="M0 200c340-2 620-22 900-14s470-10 700-16v30z"
      />
      <g className="horizon-cloud" fill="none" strokeLinecap="round">
        <path
          stroke="var(--site-palette-scene-link)"
          d="M1098 62l38-24 46 10 34-34 52 6 30 28M1182 48l20 32 66-60M1136 38l66 42 96-32"
        />
        <path
          stroke="var(--site-palette-scene-star)"
          strokeWidth="7"
          d="M1098 62h0M1136 38h0M1182 48h0M1216 14h0M1268 20h0M1298 48h0M1202 80h0"
        />
      </g>
    </svg>
  );
}
