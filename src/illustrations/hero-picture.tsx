/**
 * The prairie horizon: layered hills, a low sun (a moon in the dark scheme) and a cloud drawn as a
 * constellation. Decorative. It fills its parent, which has to give it a height.
 *
 * Everything scales with that height (750 units). Land, sun and the small far cloud hang on the
 * right edge; the large cloud starts at 27 % of the width + 64 % of the height, so that portrait
 * screens never show it. Left-aligned text has plain sky behind it down to 54 % of the height, and
 * down to 60 % in the left half. Its gradients have fixed ids: use it once per page.
 */
export function HeroPicture() {
  return (
    <svg width="100%" height="100%" aria-hidden="true" focusable="false" fill="none">
      <defs>
        <linearGradient id="hero-sky" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--site-palette-scene-skyTop)" />
          <stop offset=".7" stopColor="var(--site-palette-scene-skyLow)" />
        </linearGradient>
        <linearGradient
          id="hero-hill1"
          x1="0"
          y1="500"
          x2="0"
          y2="590"
          gradientUnits="userSpaceOnUse"
        >
          <stop stopColor="var(--site-palette-scene-hill1)" />
          <stop offset="1" stopColor="var(--site-palette-scene-skyLow)" />
        </linearGradient>
        <linearGradient
          id="hero-hill2"
          x1="0"
          y1="540"
          x2="0"
          y2="620"
          gradientUnits="userSpaceOnUse"
        >
          <stop stopColor="var(--site-palette-scene-hill2)" />
          <stop offset="1" stopColor="var(--site-palette-scene-hill1)" />
        </linearGradient>
        <linearGradient
          id="hero-hill4"
          x1="0"
          y1="600"
          x2="0"
          y2="860"
          gradientUnits="userSpaceOnUse"
        >
          <stop stopColor="var(--site-palette-scene-hill4)" />
          <stop offset="1" stopColor="var(--site-palette-scene-hill5)" />
        </linearGradient>
        <radialGradient id="hero-halo" cx="-260" cy="504" r="320" gradientUnits="userSpaceOnUse">
          <stop stopColor="var(--site-palette-scene-halo)" />
          <stop offset=".25" stopColor="var(--site-palette-scene-halo)" stopOpacity=".5" />
          <stop offset=".55" stopColor="var(--site-palette-scene-halo)" stopOpacity=".15" />
          <stop offset="1" stopColor="var(--site-palette-scene-halo)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="100%" height="100%" fill="url(#hero-sky)" />
      <svg
        x="27%"
        width="100%"
        height="100%"
        viewBox="0 0 100 750"
        preserveAspectRatio="xMinYMax meet"
        overflow="visible"
        strokeLinecap="round"
      >
        <path
          d="M499 323L486 291M486 282L503 251M513 243L546 235M556 235L579 246M585 242L579 197M582 189L613 147M623 139L669 122M679 122L722 138M731 146L755 187M762 189L796 177M808 177L843 194M849 201L859 235M867 244L899 253M905 259L917 288M917 300L901 326M508 329L587 336M597 337L699 331M712 331L803 337M813 336L894 331M659 217L591 246M662 203L620 147M676 204L724 145M680 210L753 192M777 256L759 196M791 263L855 244M785 277L807 332M672 223L703 324M543 287L511 250M549 287L581 253M550 294L588 333"
          stroke="var(--site-palette-scene-link)"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d="M661 212a8 8 0 1 0 16 0a8 8 0 1 0-16 0M773 266a8 8 0 1 0 16 0a8 8 0 1 0-16 0"
          stroke="var(--site-palette-scene-star)"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d="M484 286h0M551 234h0M579 193h0M674 120h0M758 191h0M848 196h0M904 255h0M899 330h0M592 337h0M808 337h0M546 291h0"
          stroke="var(--site-palette-scene-star)"
          strokeWidth="4"
        />
        <path
          d="M502 329h0M507 245h0M585 248h0M617 142h0M728 140h0M802 174h0M861 242h0M920 294h0M705 330h0"
          stroke="var(--site-palette-scene-star)"
          strokeWidth="7"
        />
        <path d="M669 212h0M781 266h0" stroke="var(--site-palette-scene-sun)" strokeWidth="8" />
      </svg>
      <svg
        width="100%"
        height="100%"
        viewBox="-100 0 100 750"
        preserveAspectRatio="xMaxYMax meet"
        overflow="visible"
      >
        <path d="M-580 184H60V760H-580Z" fill="url(#hero-halo)" />
        <circle cx="-260" cy="504" r="44" fill="var(--site-palette-scene-sun)" />
        <path
          d="M-175 463L-173 447M-169 442L-151 434M-145 433L-127 437M-123 435L-113 415M-109 412L-87 408M-82 411L-68 425M-63 429L-43 433M-39 437L-27 461M-29 464L-95 468M-101 468L-173 466M-97 440L-121 438M-91 439L-69 429M-94 443L-98 465"
          opacity=".85"
          stroke="var(--site-palette-scene-link)"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d="M-176 466h0M-172 444h0M-148 432h0M-124 438h0M-112 412h0M-84 408h0M-66 428h0M-40 434h0M-26 464h0M-98 468h0M-94 440h0"
          opacity=".85"
          stroke="var(--site-palette-scene-star)"
          strokeWidth="3.2"
          strokeLinecap="round"
        />
        <path
          d="M-4000 530C-3167 530-2333 528-1500 524C-1213 523-927 495-640 498C-493 499-347 517-200 516C-47 514 107 484 260 478V760H-4000Z"
          fill="url(#hero-hill1)"
        />
        <path
          d="M-703 558v-13h-2l5-8 12-6 12 6 5 8h-2v13zM-667 558v-31q4-6 8 0v31zM-790 558c0-9 8-12 13-9 2-10 15-10 17-2 7-6 15-2 16 4 6-4 15-1 15 7zm146 0c0-6 6-8 10-6 3-7 13-6 14 1 5-2 9 1 9 5z"
          fill="var(--site-palette-scene-hill4)"
          opacity=".7"
        />
        <path
          d="M-4000 552C-3117 552-2233 534-1350 538C-1060 539-770 559-480 556C-233 554 13 515 260 508V760H-4000Z"
          fill="url(#hero-hill2)"
        />
        <path
          d="M-4000 620C-3200 620-2400 620-1600 612C-1280 609-960 568-640 570C-360 571-80 606 200 612V760H-4000Z"
          fill="var(--site-palette-scene-hill3)"
        />
        <path
          d="M-672 571L-1366 690M-661 571L-1304 690M-650 571L-1242 690M-639 571L-1180 690M-628 571L-1118 690M-618 571L-1056 690M-606 571L-994 690M-596 572L-932 690M-585 572L-870 690M-574 572L-808 690M-562 572L-746 690M-551 573L-684 690M-540 573L-622 690M-528 573L-560 690M-516 574L-498 690M-503 574L-436 690M-490 575L-374 690M-476 575L-312 690M-462 576L-250 690M-448 577L-188 690M-432 577L-126 690M-415 578L-64 690M-398 579L-2 690M-378 580L60 690M-358 582L122 690M-337 583L184 690"
          stroke="var(--site-palette-scene-row)"
          vectorEffect="non-scaling-stroke"
          strokeOpacity=".6"
        />
        <path
          d="M-640 498C-493 499-347 517-200 516C-47 514 107 484 260 478V760H-640Z"
          fill="url(#hero-halo)"
          opacity=".4"
        />
        <path
          d="M-4000 640C-3150 640-2300 581-1450 606C-1120 616-790 667-460 674C-240 678-20 620 200 598V760H-4000Z"
          fill="url(#hero-hill4)"
        />
        <path
          d="M-4000 653C-3150 653-2300 608-1450 628C-1120 636-790 678-460 684C-240 689-20 636 200 613M-4000 668C-3150 668-2300 638-1450 652C-1120 657-790 689-460 695C-240 700-20 654 200 628M-4000 684C-3150 684-2300 673-1450 680C-1120 683-790 701-460 708C-240 712-20 675 200 647"
          stroke="var(--site-palette-scene-link)"
          strokeOpacity=".6"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d="M-4000 700C-3150 700-2300 742-1450 716C-1267 711-1083 686-900 690C-700 694-500 728-300 726C-133 724 33 683 200 660V760H-4000ZM-150 723q-4-24-30-34 29 10 33 34zM-138 722q-3-42-22-58 22 16 25 58zM-126 720q2-32 14-44-9 12-11 44zM-118 719q-6-59-46-82 43 23 49 82zM-108 718q-1-45-10-62 12 17 13 62zM-98 716q3-36 26-50-20 14-23 50zM-84 714q-4-69-30-96 29 27 33 96zM-74 713q2-50 16-70-11 20-13 70zM-64 711q-1-81-8-112 10 31 11 112zM-52 709q-4-55-34-76 33 21 37 76zM-44 708q4-46 30-64-23 18-27 64zM-30 706q2-63 14-88-9 25-11 88zM-20 704q-2-43-16-60 17 17 19 60zM-112 718q-4-85-36-118 34 33 38 118zM-146 603q-3-10-22-23 12 19 22 23zM-80 714q-3-108-22-150 21 42 24 150zM-101 567q0-11-14-31 6 24 14 31zM-58 710q2-98 14-136-10 38-12 136zM-45 577q7-8 10-30-11 20-10 30zM-40 708q4-78 30-108-24 30-28 108zM-12 602q9-3 18-21-16 12-18 21zM-1120 704q-3-19-22-26 22 7 25 26zM-1110 703q-2-32-16-44 17 12 19 44zM-1100 703q1-24 10-34-6 10-7 34zM-1092 702q-3-40-24-56 24 16 27 56zM-1080 702q2-27 20-38-15 11-17 38zM-1070 701q3-20 24-28-18 8-21 28zM-1100 703q-3-60-26-84 25 24 28 84zM-1124 621q-2-9-18-19 9 16 18 19zM-1086 702q1-72 10-100-7 28-8 100zM-1077 605q7-7 8-27-10 17-8 27zM-312 734q-1-13-10-18 12 5 13 18zM-306 734q-1-22-9-30 11 8 12 30zM-298 734q0-27-4-38 7 11 7 38zM-290 734q1-17 5-24-1 7-2 24z"
          fill="var(--site-palette-scene-hill5)"
        />
      </svg>
    </svg>
  );
}
