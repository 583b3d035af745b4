/**
 * A signpost with two blank boards on the empty prairie, under a constellation that has lost a link.
 * `title` is its accessible name. Its gradients have fixed ids: use it once per page.
 */
export function NotFoundPicture({ title }: { title: string }) {
  return (
    <svg viewBox="0 0 640 400" width="100%" role="img" aria-label={title} fill="none">
      <defs>
        <linearGradient id="not-found-sky" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--site-palette-scene-skyTop)" />
          <stop offset=".75" stopColor="var(--site-palette-scene-skyLow)" />
        </linearGradient>
        <radialGradient
          id="not-found-halo"
          cx="176"
          cy="258"
          r="210"
          gradientUnits="userSpaceOnUse"
        >
          <stop stopColor="var(--site-palette-scene-halo)" />
          <stop offset=".25" stopColor="var(--site-palette-scene-halo)" stopOpacity=".5" />
          <stop offset=".55" stopColor="var(--site-palette-scene-halo)" stopOpacity=".15" />
          <stop offset="1" stopColor="var(--site-palette-scene-halo)" stopOpacity="0" />
        </radialGradient>
        <linearGradient
          id="not-found-hill"
          x1="0"
          y1="258"
          x2="0"
          y2="306"
          gradientUnits="userSpaceOnUse"
        >
          <stop stopColor="var(--site-palette-scene-hill1)" />
          <stop offset="1" stopColor="var(--site-palette-scene-skyLow)" />
        </linearGradient>
        <linearGradient
          id="not-found-meadow"
          x1="0"
          y1="320"
          x2="0"
          y2="450"
          gradientUnits="userSpaceOnUse"
        >
          <stop stopColor="var(--site-palette-scene-hill4)" />
          <stop offset="1" stopColor="var(--site-palette-scene-hill5)" />
        </linearGradient>
        <clipPath id="not-found-frame">
          <rect width="640" height="400" rx="20" />
        </clipPath>
      </defs>
      <g clipPath="url(#not-found-frame)">
        <path d="M0 0h640v400H0z" fill="url(#not-found-sky)" />
        <path d="M0 0h640v400H0z" fill="url(#not-found-halo)" />
        <circle cx="176" cy="258" r="34" fill="var(--site-palette-scene-sun)" />
        <path
          d="M63 142L88 105M98 102L137 111M146 109L187 72M65 147L131 159M137 155L141 117M472 61L518 89M530 90L577 74M528 97L557 138"
          stroke="var(--site-palette-scene-link)"
        />
        <path
          d="M201 68L247 64M268 64L458 58"
          stroke="var(--site-palette-scene-link)"
          strokeDasharray="2 6"
        />
        <path
          d="M60 146h0M142 112h0M258 64h0M136 160h0M468 58h0M582 72h0M560 142h0"
          stroke="var(--site-palette-scene-star)"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path
          d="M92 100h0M192 68h0M524 92h0"
          stroke="var(--site-palette-scene-star)"
          strokeWidth="7"
          strokeLinecap="round"
        />
        <path
          d="M0 262C100 260 200 268 300 270C413 272 527 255 640 250V400H0Z"
          fill="url(#not-found-hill)"
        />
        <path
          d="M0 276C87 278 173 288 260 288C387 288 513 272 640 262V400H0Z"
          fill="var(--site-palette-scene-hill2)"
        />
        <path
          d="M0 306C110 303 220 293 330 294C433 295 537 305 640 310V400H0Z"
          fill="var(--site-palette-scene-hill3)"
        />
        <path
          d="M235 296L-184 360M245 296L-142 360M253 296L-100 360M262 296L-58 360M270 295L-16 360M278 295L26 360M286 295L68 360M293 295L110 360M300 295L152 360M307 295L194 360M314 295L236 360M321 295L278 360M328 295L320 360M335 295L362 360M343 295L404 360M350 295L446 360M357 296L488 360M365 296L530 360M374 296L572 360M382 296L614 360M391 297L656 360M401 297L698 360M411 297L740 360M422 298L782 360M435 299L824 360"
          stroke="var(--site-palette-scene-row)"
          strokeOpacity=".6"
        />
        <path
          d="M0 262C100 260 200 268 300 270C413 272 527 255 640 250V400H0Z"
          fill="url(#not-found-halo)"
          opacity=".4"
        />
        <path
          d="M0 322C110 329 220 346 330 346C433 346 537 336 640 326V400H0Z"
          fill="url(#not-found-meadow)"
        />
        <path
          d="M0 340C110 343 220 352 330 352C433 352 537 348 640 342M0 360C110 360 220 359 330 359C433 359 537 362 640 359"
          stroke="var(--site-palette-scene-link)"
          strokeOpacity=".5"
        />
        <path d="M324 88l6-6 6 6 2 290h-16z" fill="var(--site-palette-scene-post)" />
        <path d="M186 129l22-25 162-5 1 48-161 5z" fill="var(--site-palette-scene-board)" />
        <path d="M186 129l24 23 161-5v5l-163 5z" fill="var(--site-palette-scene-post)" />
        <path d="M292 169l148 4 22 25-23 23-147-3z" fill="var(--site-palette-scene-board)" />
        <path d="M292 218l147 3 23-23-21 28-149-3z" fill="var(--site-palette-scene-post)" />
        <path
          d="M188 129l182-6M292 194l168 3"
          stroke="var(--site-palette-scene-row)"
          strokeOpacity=".6"
        />
        <path
          d="M330 111h0M330 138h0M330 182h0M330 209h0"
          stroke="var(--site-palette-scene-post)"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path
          d="M0 382C110 378 220 366 330 366C433 366 537 376 640 378V400H0ZM306 374q-3-22-22-30 22 8 25 30zM313 374q-2-35-16-48 17 13 19 48zM320 374q1-24 8-34-4 10-5 34zM338 374q-1-32-8-44 10 12 11 44zM344 374q2-40 14-56-9 16-11 56zM352 374q3-26 22-36-16 10-19 36zM326 374q-1-19-10-26 12 7 13 26zM540 382q-2-24-20-34 21 10 23 34zM549 383q-2-37-14-52 15 15 17 52zM558 383q2-32 14-44-9 12-11 44zM566 383q2-22 20-30-15 8-17 30zM546 382q-3-63-22-88 21 25 24 88zM526 297q-1-9-16-20 8 17 16 20zM556 383q-1-81-6-112 7 31 8 112zM550 274q3-9-5-28-1 20 5 28zM562 383q2-66 18-92-14 26-16 92zM578 294q8-4 13-20-13 12-13 20zM98 385q-1-13-10-18 12 5 13 18zM104 384q-1-22-7-30 9 8 10 30zM111 384q0-17-2-24 5 7 5 24zM117 383q1-12 6-16-2 4-3 16z"
          fill="var(--site-palette-scene-hill5)"
        />
      </g>
      <rect
        x=".5"
        y=".5"
        width="639"
        height="399"
        rx="19.5"
        stroke="var(--site-palette-scene-link)"
        strokeOpacity=".4"
      />
    </svg>
  );
}
