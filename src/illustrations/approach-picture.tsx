/**
 * Understand, build, run, in one continuous line: survey points under a lens, the line settling
 * as the top of a growing stack, and then turning steadily around a horizon. Decorative.
 * It is as wide as its parent; made for 280 to 600 px.
 */
export function ApproachPicture() {
  return (
    <svg viewBox="0 6 560 240" width="100%" aria-hidden="true" focusable="false" fill="none">
      <clipPath id="approach-lens">
        <circle cx="88" cy="122" r="50" />
      </clipPath>
      <path
        fill="var(--site-palette-scene-diagramSoft)"
        d="M8 136C2 84 44 44 96 50 128 54 152 30 178 50 208 74 204 132 176 162 148 192 104 176 72 188 38 200 14 180 8 136z"
      />
      <g stroke="var(--site-palette-scene-diagramLine)" strokeWidth="1.5">
        <path
          strokeLinecap="round"
          d="M8 136C2 84 44 44 96 50 128 54 152 30 178 50 208 74 204 132 176 162 148 192 104 176 72 188 38 200 14 180 8 136zM34 129C29 88 62 57 102 62 127 65 146 46 166 62 190 81 186 126 165 149 143 173 108 160 83 170 57 179 38 163 34 129zM59 122C56 93 79 70 108 74 126 76 140 63 154 74 171 87 169 120 153 136 137 153 113 144 95 151 76 158 62 147 59 122zM83 115C81 97 96 83 114 85 125 86 134 78 143 85 153 94 152 114 142 124 132 135 117 129 106 133 94 138 86 131 83 115zM105 109C104 101 111 94 120 95 125 96 128 92 133 95 137 99 137 108 132 113 128 118 121 116 116 117 110 119 106 116 105 109zM1 212h558M190 212q-1-9-6-14M194 212q0-12 3-19M198 212q2-7 8-10M22 212q-1-7-4-10M26 212q0-9 3-14M366 212q-1-7-5-11M370 212q0-11 2-17M374 212q2-8 8-12M378 212q3-4 8-5M540 212q-1-8-4-12M544 212q1-9 5-14"
        />
        <path strokeDasharray="3 4" d="M216.75 152v24M327.25 120v27" />
      </g>
      <path
        clipPath="url(#approach-lens)"
        fill="var(--site-palette-scene-diagramFill)"
        fillOpacity=".3"
        d="M34 129C29 88 62 57 102 62 127 65 146 46 166 62 190 81 186 126 165 149 143 173 108 160 83 170 57 179 38 163 34 129zM59 122C56 93 79 70 108 74 126 76 140 63 154 74 171 87 169 120 153 136 137 153 113 144 95 151 76 158 62 147 59 122zM83 115C81 97 96 83 114 85 125 86 134 78 143 85 153 94 152 114 142 124 132 135 117 129 106 133 94 138 86 131 83 115zM105 109C104 101 111 94 120 95 125 96 128 92 133 95 137 99 137 108 132 113 128 118 121 116 116 117 110 119 106 116 105 109z"
      />
      <g stroke="var(--site-palette-primary-main)" strokeLinecap="round">
        <circle cx="88" cy="122" r="50" strokeWidth="3" />
        <path d="M52 158L30 180" strokeWidth="7" />
      </g>
      <path fill="var(--site-palette-primary-main)" d="M216 212v-14c52 0 84-3 112-14v28z" />
      <path
        fill="var(--site-palette-scene-diagramFill)"
        d="M216 190v-14c52 0 92-8 112-29v29c-28 12-60 14-112 14z"
      />
      <path
        fill="var(--site-palette-scene-diagramSoft)"
        d="M216 136c60 0 96-8 112-58v40c-22 24-60 32-112 32z"
      />
      <circle cx="464" cy="118" r="56" fill="var(--site-palette-scene-diagramSoft)" />
      <circle cx="464" cy="106" r="20" fill="var(--site-palette-scene-sun)" />
      <circle cx="464" cy="106" r="30" stroke="var(--site-palette-scene-sun)" strokeWidth="1.5" />
      <path
        fill="var(--site-palette-scene-diagramFill)"
        d="M408.4 125c36-12 76-12 111.2 0a56 56 0 0 1-111.2 0z"
      />
      <path
        fill="var(--site-palette-primary-main)"
        d="M413.3 142c44 2 76-2 105.4-12a56 56 0 0 1-105.4 12z"
      />
      <g
        stroke="var(--site-palette-primary-main)"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="2.5"
      >
        <path d="M60 136L78 104L104 132L122 100C150 50 150 136 216 136c60 0 96-8 112-58C342 48 398 48 464 48a70 70 0 1 1-67 49.5" />
        <path d="M389 104l8-6.5 5 9" />
      </g>
      <g fill="var(--site-palette-primary-main)">
        <circle cx="60" cy="136" r="4.5" />
        <circle cx="104" cy="132" r="4.5" />
        <circle cx="122" cy="100" r="4.5" />
      </g>
      <g fill="var(--site-palette-scene-sun)">
        <circle cx="78" cy="104" r="6" />
        <circle cx="328" cy="78" r="6" />
      </g>
    </svg>
  );
}
